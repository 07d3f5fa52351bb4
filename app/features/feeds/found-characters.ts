import { nextReset } from "#app/game/utc-day.ts";
import { BANNER_TYPES } from "#app/game/vocabulary/banner-types.ts";
import { ROLES } from "#app/game/vocabulary/roles.ts";
import { STATS } from "#app/game/vocabulary/stats.ts";
import { entryOf } from "#app/game/vocabulary/vocabulary.ts";
import { pathWithQuery } from "#app/layout/page-meta.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { characterInfoPath } from "#app/presenters/record-paths.ts";
import { releasedOnly } from "#app/presenters/released-only.ts";
import { nextThumbnailMoment } from "#app/presenters/thumbnail.ts";
import { releasedNames } from "../characters/menu/named-characters.ts";
import { pickedByFacts } from "../characters/menu/picked-by-facts.ts";
import { rosterOf } from "../characters/menu/roster-data.ts";
import type { RosterRow } from "../characters/menu/roster-keys.ts";
import { type CharactersMenuState, charactersMenuUrl } from "../characters/menu/search-params.ts";
import type { Route } from "./+types/found-characters";
import { filterErrors, refusedSearch, searchHandle, unknownErrors } from "./asked-search.ts";
import { atomResponse, escapeHtml, FEED_ENTRIES } from "./atom.ts";
import { csvResponse, dayOf } from "./csv.ts";

export const handle = searchHandle(charactersMenuUrl, query);

/** GET /characters.csv and /characters.atom: whom a search of the roster finds. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, origin, expiresAt } = getRequestContext(context);
  const state = charactersMenuUrl.decode(url.searchParams);
  const visible = releasedOnly(dataset, now);
  expiresAt(nextThumbnailMoment(dataset, now));
  const { shown, read } = pickedByFacts(dataset, rosterOf(visible, now), {
    state,
    named: releasedNames(visible, dataset, state.name),
    now,
  });
  if (read.isDaily) expiresAt(nextReset(now));
  const refused = refusedSearch([
    ...charactersMenuUrl.refusals(url.searchParams),
    ...filterErrors(read),
    ...unknownErrors("world", unknown(state.world, dataset.worlds), "a world by its code"),
    ...unknownErrors("tag", unknown(state.tag, dataset.characterTags), "a tag by its id"),
  ]);
  if (refused) return refused;
  const samples = new Map(visible.characters.map(({ id, sampleFields }) => [id, sampleFields]));
  const madeUp = ({ id }: RosterRow) => samples.get(id) ?? [];
  if (url.pathname.endsWith(".csv")) {
    const rows = shown.map((one) => ({ ...row(one), sample: madeUp(one).join(" ") }));
    return csvResponse("characters", rows, COLUMNS);
  }
  const entries = shown
    .flatMap((one) => (one.debut === undefined || one.debut > now ? [] : [{ one, at: one.debut }]))
    .toSorted((a, b) => b.at - a.at)
    .slice(0, FEED_ENTRIES)
    .map(({ one, at }) => ({
      id: `characters/${encodeURIComponent(one.id)}`,
      title: madeUp(one).includes("debut") ? `${nameOf(one)} (sample)` : nameOf(one),
      path: characterInfoPath(one.id),
      updated: at,
      content: `<p>${escapeHtml([one.universe, label(ROLES, one.role), label(BANNER_TYPES, one.type)].filter(Boolean).join(", "))}</p>`,
    }));
  return atomResponse(
    {
      path: pathWithQuery("/characters.atom", query(state)),
      title: "Characters of a search – LostWord Almanac",
      page: pathWithQuery("/characters", query(state)),
      since: dataset.importedAt,
    },
    entries,
    origin,
  );
}

/** The query without what is a matter of looks, or of the visitor's own. */
function query(state: CharactersMenuState): URLSearchParams {
  return charactersMenuUrl.encode({ ...state, character: "", size: "small" });
}

const COLUMNS = [
  "id",
  "name",
  "world",
  "role",
  "type",
  "rebirth",
  "status",
  "debut",
  "last-banner",
  ...STATS.map(({ id }) => id),
  "elements",
  "kills",
  "tags",
  "sample",
];

function unknown(id: string, known: readonly { readonly id: string }[]): string[] {
  return id === "" || known.some((one) => one.id === id) ? [] : [id];
}

/** The server has the facts of all, and so their names. */
function nameOf({ name, id }: RosterRow): string {
  return name ?? id;
}

function row(one: RosterRow) {
  return {
    id: one.id,
    name: nameOf(one),
    world: one.universe,
    role: one.role ?? "",
    type: one.type ?? "",
    rebirth: one.rebirth ?? "",
    status: one.status,
    debut: dayOf(one.debut),
    "last-banner": dayOf(one.lastBanner),
    ...Object.fromEntries(STATS.map(({ id }) => [id, one.stats?.[id] ?? ""])),
    elements: one.elements?.join(" ") ?? "",
    kills: one.killers?.join(" ") ?? "",
    tags: one.tags?.join(" ") ?? "",
  };
}

function label(
  list: readonly { readonly id: string; readonly label: string }[],
  id: string | null | undefined,
): string {
  return (id && entryOf(list, id)?.label) || "";
}
