import { areDatesSample } from "#app/game/prayer-timing.ts";
import { isRevealed } from "#app/game/reveal.ts";
import { PRAYER_TYPES } from "#app/game/vocabulary/prayer-types.ts";
import { entryOf } from "#app/game/vocabulary/vocabulary.ts";
import { pathWithQuery } from "#app/layout/page-meta.ts";
import type { QueryHandle } from "#app/lib/query-handle.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { prayerPath } from "#app/presenters/prayer-path.ts";
import type { PrayerRecord } from "#db/queries/prayers.ts";
import { foundRecords, nextPrayerListMoment } from "../prayers/list/prayer-list.ts";
import { FIRST_BATCH, type PrayerListState, prayerListUrl } from "../prayers/list/search-params.ts";
import type { Route } from "./+types/prayers-feed";
import { atomResponse, escapeHtml, FEED_ENTRIES, type FeedEntry } from "./atom.ts";
import { csvResponse } from "./csv.ts";

export const handle: QueryHandle = { query: (sent) => query(prayerListUrl.decode(sent)) };

/**
 * GET /prayers.atom and /prayers.csv: what a search of the list finds, without one all; the feed
 * tells those that have begun, the newest start first.
 */
export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, origin, expiresAt } = getRequestContext(context);
  const state = prayerListUrl.decode(url.searchParams);
  expiresAt(nextPrayerListMoment(dataset, now));
  const found = foundRecords(dataset, state, now);
  if (url.pathname.endsWith(".csv")) return csvResponse("prayers", found.map(row), COLUMNS);
  const entries = found
    .flatMap((prayer) => entryOfStart(prayer, now))
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

const COLUMNS = ["id", "name", "types", "start", "end", "characters", "cards", "step-ups"];

function row({ id, name, types, start, end, ...prayer }: PrayerRecord) {
  return {
    id,
    name,
    types: types.join(" "),
    start: start === null ? "" : new Date(start).toISOString(),
    end: end === null ? "" : new Date(end).toISOString(),
    characters: prayer.rateUpCharacters.map(({ characterId }) => characterId).join(" "),
    cards: prayer.rateUpCards.map(({ storyCardId }) => storyCardId).join(" "),
    "step-ups": prayer.stepUps.map((step) => step.id).join(" "),
  };
}

function entryOfStart(prayer: PrayerRecord, now: number): FeedEntry[] {
  const { id, name, start, end, types } = prayer;
  if (start === null || !isRevealed(start, now)) return [];
  const kinds = types.map((type) => entryOf(PRAYER_TYPES, type)?.label ?? type).join(", ");
  const until =
    end === null ? "" : `, until ${new Date(end).toISOString().slice(0, 16).replace("T", " ")} UTC`;
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
