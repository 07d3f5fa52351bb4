import { nextReset } from "#app/game/utc-day.ts";
import { BANNER_TYPES } from "#app/game/vocabulary/banner-types.ts";
import { ROLES } from "#app/game/vocabulary/roles.ts";
import { STATS } from "#app/game/vocabulary/stats.ts";
import { entryOf } from "#app/game/vocabulary/vocabulary.ts";
import { pathWithQuery } from "#app/layout/page-meta.ts";
import type { QueryHandle } from "#app/lib/query-handle.ts";
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
import { atomResponse, escapeHtml, FEED_ENTRIES } from "./atom.ts";
import { csvResponse, dayOf } from "./csv.ts";

export const handle: QueryHandle = { query: (sent) => query(charactersMenuUrl.decode(sent)) };

/** GET /characters.csv and /characters.atom: whom a search of the roster finds. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, origin, expiresAt } = getRequestContext(context);
  const state = charactersMenuUrl.decode(url.searchParams);
  const visible = releasedOnly(dataset, now);
  expiresAt(nextThumbnailMoment(dataset, now));
  const { shown, isDaily } = pickedByFacts(dataset, rosterOf(visible, now), {
    state,
    named: releasedNames(visible, dataset, state.name),
    now,
  });
  if (isDaily) expiresAt(nextReset(now));
  if (url.pathname.endsWith(".csv")) return csvResponse("characters", shown.map(row), COLUMNS);
  const samples = new Set(
    visible.characters.filter((one) => one.sampleFields.includes("debut")).map(({ id }) => id),
  );
  const entries = shown
    .flatMap((one) => (one.debut === undefined || one.debut > now ? [] : [{ one, at: one.debut }]))
    .toSorted((a, b) => b.at - a.at)
    .slice(0, FEED_ENTRIES)
    .map(({ one, at }) => ({
      id: `characters/${encodeURIComponent(one.id)}`,
      title: samples.has(one.id) ? `${one.name.en} (sample)` : one.name.en,
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
];

function row(one: RosterRow) {
  return {
    id: one.id,
    name: one.name.en,
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
