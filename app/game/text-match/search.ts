import { matchedWriting } from "./matched-writing.ts";
import { EXACT, NOT_FOUND } from "./rank-writing.ts";
import { recordFinder } from "./record-finder.ts";
import type { SearchIndex } from "./search-index.ts";
import type { SearchKind } from "./search-kinds.ts";
import { type SearchQuery, searchQuery } from "./search-query.ts";
import type { SearchRecord } from "./search-record.ts";
import { NO_CODE } from "./world-code.ts";

export interface SearchHit<Found extends SearchRecord = SearchRecord> {
  readonly record: Found;
  /** The writing by which it is found; null where that is its name. */
  readonly matched: string | null;
}

export interface SearchAnswer<Found extends SearchRecord = SearchRecord> {
  /** The best ones, as many as were asked for. */
  readonly hits: readonly SearchHit<Found>[];
  /** How many there are. */
  readonly total: number;
}

/**
 * What a text finds, best first: what is written just so, what begins with it, what has words that
 * begin with it, what holds it, what it is one slip away from; among equals in the order of the
 * index. `isShown` says which records there are for this visitor.
 */
export function search<Found extends SearchRecord>(
  index: SearchIndex<Found>,
  text: string,
  { limit, isShown = () => true }: { limit: number; isShown?: (record: Found) => boolean },
): SearchAnswer<Found> {
  const query = searchQuery(text);
  const places = foundPlaces(index, query, isShown);
  return { hits: hitsAt(index, query, places.slice(0, limit)), total: places.length };
}

/** The same by kinds, that of the best hit first, with at most `limit` hits of each. */
export function searchByKind<Found extends SearchRecord>(
  index: SearchIndex<Found>,
  text: string,
  { limit, isShown = () => true }: { limit: number; isShown?: (record: Found) => boolean },
): (SearchAnswer<Found> & { readonly kind: SearchKind })[] {
  const query = searchQuery(text);
  const kindAt = (at: number) => index.records[at]?.kind ?? "page";
  const byKind = Map.groupBy(foundPlaces(index, query, isShown), kindAt);
  return [...byKind].map(([kind, places]) => ({
    kind,
    hits: hitsAt(index, query, places.slice(0, limit)),
    total: places.length,
  }));
}

/** The places of what is found among the records, best first. */
function foundPlaces<Found extends SearchRecord>(
  index: SearchIndex<Found>,
  { parts, floor: number }: SearchQuery,
  isShown: (record: Found) => boolean,
): number[] {
  const find = recordFinder(index, parts);
  const floor = number === null ? undefined : index.floors.get(number);
  const found: { at: number; rank: number; code: number }[] = [];
  for (const [at, record] of index.records.entries()) {
    if (!isShown(record)) continue;
    const { rank, code } =
      record.kind === "floor"
        ? { rank: at === floor ? EXACT : NOT_FOUND, code: NO_CODE }
        : find(at);
    if (rank < NOT_FOUND) found.push({ at, rank, code });
  }
  // Of the worlds that a code may mean, those that it means best.
  const best = found.reduce((least, { code }) => Math.min(least, code), NO_CODE);
  return found
    .filter(({ code }) => code === NO_CODE || code === best)
    .sort((a, b) => a.rank - b.rank || a.at - b.at)
    .map(({ at }) => at);
}

function hitsAt<Found extends SearchRecord>(
  index: SearchIndex<Found>,
  { parts }: SearchQuery,
  places: readonly number[],
): SearchHit<Found>[] {
  return places.flatMap((at) => {
    const record = index.records[at];
    return record ? [{ record, matched: matchedWriting(index, at, parts) }] : [];
  });
}
