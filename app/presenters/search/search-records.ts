import { nextMoment } from "#app/game/reveal.ts";
import { type SearchIndex, searchIndex } from "#app/game/text-match/search-index.ts";
import type { SearchRecord } from "#app/game/text-match/search-record.ts";
import { foundCards, foundIllustrators, foundTags } from "./found-cards.ts";
import { foundCharacters } from "./found-characters.ts";
import { foundPages } from "./found-pages.ts";
import { foundPrayers } from "./found-prayers.ts";
import { foundFloors, foundItems } from "./found-tower.ts";
import type { SearchSource } from "./search-source.ts";

/** All that a search can find, hidden records too, prepared for it. */
export function searchIndexFrom(source: SearchSource): SearchIndex {
  return searchIndex([
    ...foundCharacters(source),
    ...foundCards(source),
    ...foundPrayers(source),
    ...foundIllustrators(source),
    ...foundItems(source),
    ...foundTags(source),
    ...foundFloors(source),
    ...foundPages(),
  ]);
}

/** Whether a visitor without spoiler mode is told of a record at `now`. */
export function shownAt(now: number): (record: SearchRecord) => boolean {
  return ({ shownFrom }) => shownFrom === undefined || shownFrom <= now;
}

/** When the next record is told of, or null. */
export function nextShown({ records }: SearchIndex, now: number): number | null {
  const next = nextMoment(
    records.map(({ shownFrom }) => shownFrom ?? null),
    now,
  );
  return next === Number.POSITIVE_INFINITY ? null : next;
}
