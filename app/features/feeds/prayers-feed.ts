import { lightFormat } from "date-fns/lightFormat";
import { areDatesSample } from "#app/game/prayer-timing.ts";
import { isRevealed } from "#app/game/reveal.ts";
import { UTC } from "#app/game/utc-day.ts";
import { PRAYER_TYPES } from "#app/game/vocabulary/prayer-types.ts";
import { entryOf } from "#app/game/vocabulary/vocabulary.ts";
import { pathWithQuery } from "#app/layout/page-meta.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { prayerPath } from "#app/presenters/prayer-path.ts";
import type { PrayerRecord } from "#db/queries/prayers.ts";
import { foundRecords, nextPrayerListMoment } from "../prayers/list/prayer-list.ts";
import { FIRST_BATCH, type PrayerListState, prayerListUrl } from "../prayers/list/search-params.ts";
import type { Route } from "./+types/prayers-feed";
import { filterErrors, refusedSearch, searchHandle, unknownErrors } from "./asked-search.ts";
import { atomResponse, escapeHtml, FEED_ENTRIES, type FeedEntry } from "./atom.ts";
import { csvResponse } from "./csv.ts";

export const handle = searchHandle(prayerListUrl, query);

/**
 * GET /prayers.atom and /prayers.csv: what a search of the list finds, without one all; the feed
 * lists those that have begun, the newest start first.
 */
export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, origin, expiresAt } = getRequestContext(context);
  const state = prayerListUrl.decode(url.searchParams);
  expiresAt(nextPrayerListMoment(dataset, now));
  const { found, read, unknown } = foundRecords(dataset, state, now);
  const { start, end } = state;
  const refused = refusedSearch([
    ...prayerListUrl.refusals(url.searchParams),
    ...filterErrors(read),
    ...unknownErrors("characters", unknown.characters, "featured characters"),
    ...unknownErrors("story-cards", unknown.cards, "featured story cards"),
    ...(end !== "" && end < start
      ? [{ field: "end", message: `must not be before ${start}` }]
      : []),
  ]);
  if (refused) return refused;
  if (url.pathname.endsWith(".csv")) return csvResponse("prayers", found.map(row), COLUMNS);
  const entries = found
    .flatMap(({ prayer }) => entryOfStart(prayer, now))
    .sort((a, b) => b.updated - a.updated)
    .slice(0, FEED_ENTRIES);
  return atomResponse(
    {
      path: pathWithQuery("/prayers.atom", query(state)),
      title: "Prayers that have begun – LostWord Almanac",
      page: pathWithQuery("/prayers", query(state)),
      since: dataset.importedAt,
    },
    entries,
    origin,
  );
}

function query(state: PrayerListState): URLSearchParams {
  return prayerListUrl.encode({ ...state, shown: FIRST_BATCH });
}

const COLUMNS = [
  "id",
  "name",
  "types",
  "start",
  "end",
  "characters",
  "cards",
  "step-ups",
  "sample",
];

/** The record as a visitor without spoiler mode sees it. */
function row({ prayer, shown }: ReturnType<typeof foundRecords>["found"][number]) {
  const { id, sample, sampleFields } = prayer;
  const { name, types, start, end } = shown;
  return {
    id,
    name,
    types: types.join(" "),
    start: start === null ? "" : new Date(start).toISOString(),
    end: end === null ? "" : new Date(end).toISOString(),
    characters: shown.rateUpCharacters.map((one) => one.id).join(" "),
    cards: shown.rateUpCards.join(" "),
    "step-ups": shown.stepUps.join(" "),
    sample: sample ? "all" : sampleFields.join(" "),
  };
}

function entryOfStart(prayer: PrayerRecord, now: number): FeedEntry[] {
  const { id, name, start, end, types } = prayer;
  if (start === null || !isRevealed(start, now)) return [];
  const kinds = types.map((type) => entryOf(PRAYER_TYPES, type)?.label ?? type).join(", ");
  const until = end === null ? "" : `, until ${lightFormat(UTC.in(end), "yyyy-MM-dd HH:mm")} UTC`;
  return [
    {
      id: `prayers/${encodeURIComponent(id)}`,
      title: areDatesSample(prayer) ? `${name} (sample)` : name,
      path: prayerPath(id),
      updated: start,
      content: `<p>${escapeHtml(`${kinds || "Prayer"}${until}`)}</p>`,
    },
  ];
}
