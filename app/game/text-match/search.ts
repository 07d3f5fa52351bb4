import { gradeWords } from "./grade-words.ts";
import { searchForm } from "./plain-text.ts";
import {
  EXACT,
  type GradedWords,
  gradedWords,
  NOT_FOUND,
  rankOf,
  rankOfWords,
} from "./rank-writing.ts";
import type { SearchIndex } from "./search-index.ts";
import { type QueryPart, type SearchQuery, type Spelled, searchQuery } from "./search-query.ts";
import type { SearchKind, SearchRecord } from "./search-record.ts";
import { CODE_EXACT, type CodeMatch, codeMatch, NO_CODE } from "./world-code.ts";

interface SearchHit<Found extends SearchRecord = SearchRecord> {
  readonly record: Found;
  /** The writing by which it is found; null where that is its name. */
  readonly matched: string | null;
}

interface SearchAnswer<Found extends SearchRecord = SearchRecord> {
  /** The best ones, as many as were requested. */
  readonly hits: readonly SearchHit<Found>[];
  /** How many there are. */
  readonly total: number;
}

/**
 * What a text finds, best first: what is written just so, what begins with it, what has words that
 * begin with it, what contains it, what it is one slip away from; among equals in the order of the
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

/** How a record answers a query. */
interface Meeting {
  readonly rank: number;
  /** How the query names its world; NO_CODE where it does not. */
  readonly code: CodeMatch;
}

/** More different words than any name has: a query of more finds nothing. */
const MOST_WORDS = 24;
const NOTHING: Meeting = { rank: NOT_FOUND, code: NO_CODE };
const UNKNOWN = 255;

/** Returns how each record of the index, by its place, answers a query. */
function recordFinder(index: SearchIndex, parts: readonly QueryPart[]): (at: number) => Meeting {
  const asked = askedParts(index);
  const inWorld = partsByWorld(parts, index);
  return (at) => {
    const world = inWorld.get(index.records[at]?.world ?? "");
    if (world?.isOther) return NOTHING;
    const { words, ranks } = asked(world?.text ?? parts);
    const code = world?.code ?? NO_CODE;
    if (words.grades.length > MOST_WORDS) return NOTHING;
    if (words.grades.length === 0) {
      return code === NO_CODE ? NOTHING : { rank: EXACT, code };
    }
    return { rank: rankIn(index, at, { words, ranks }), code };
  };
}

/** What a query means for the characters of one world. */
interface WorldParts {
  /** The parts that do not name the world. */
  readonly text: readonly QueryPart[];
  readonly code: CodeMatch;
  /** Whether the query names another world. */
  readonly isOther: boolean;
}

function partsByWorld(
  parts: readonly QueryPart[],
  { worlds }: SearchIndex,
): ReadonlyMap<string, WorldParts> {
  const codesOf = new Map(
    worlds.map((world) => [world, parts.map((part) => codeMatch(part.code, world))]),
  );
  const isExact = parts.map((_, at) => [...codesOf.values()].some((of) => of[at] === CODE_EXACT));
  return new Map([...codesOf].map(([world, codes]) => [world, worldParts(parts, codes, isExact)]));
}

/** `codes` say how each part names the world, `isExact` whether it is the whole code of any. */
function worldParts(
  parts: readonly QueryPart[],
  codes: readonly CodeMatch[],
  isExact: readonly boolean[],
): WorldParts {
  const named = codes.filter((code) => code !== NO_CODE);
  return {
    text: named.length === 0 ? parts : parts.filter((_, at) => codes[at] === NO_CODE),
    code: named.length === 0 ? NO_CODE : (Math.max(...named) as CodeMatch),
    isOther: codes.some((code, at) => code === NO_CODE && isExact[at]),
  };
}

interface Asked {
  readonly words: GradedWords;
  /** The ranks of writings, as far as they are known. */
  readonly ranks: Uint8Array;
}

/** Prepares parts of a query, each combination once. */
function askedParts(index: SearchIndex) {
  const graded = new Map<string, Uint8Array>();
  const grade = (word: Spelled) => {
    const grades = graded.get(word.plain) ?? gradeWords(index, word);
    graded.set(word.plain, grades);
    return grades;
  };
  const prepared = new Map<string, Asked>();
  return (parts: readonly QueryPart[]): Asked => {
    const key = parts.map(({ code }) => code).join(" ");
    const known = prepared.get(key);
    if (known) return known;
    const words = parts.flatMap((part) => part.words);
    const made = {
      words: gradedWords(words, grade),
      ranks: new Uint8Array(index.writings.length).fill(UNKNOWN),
    };
    prepared.set(key, made);
    return made;
  };
}

function rankIn(index: SearchIndex, at: number, { words, ranks }: Asked): number {
  // The words of a query may be found in several writings: `reimu 博麗`.
  let best = rankOfWords(index.wordsOf[at] ?? [], words.grades);
  // No writing has words that all of them together lack.
  const hasWords = best < NOT_FOUND;
  for (const place of index.writingsOf[at] ?? []) {
    let rank = ranks[place] ?? UNKNOWN;
    if (rank === UNKNOWN) {
      const writing = index.writings[place];
      rank = writing ? rankOf(writing, words, hasWords) : NOT_FOUND;
      ranks[place] = rank;
    }
    if (rank < best) best = rank;
  }
  return best;
}

/**
 * The writing that a found record is found by, in the letters that were typed: kana for kana, an
 * alias for what only the alias contains. Null where that is its name, or its world.
 */
function matchedWriting(
  { records, writings, writingsOf, namesOf }: SearchIndex,
  at: number,
  parts: readonly QueryPart[],
): string | null {
  const world = records[at]?.world;
  const typed = parts
    .filter(({ code }) => world === undefined || codeMatch(code, world) === NO_CODE)
    .map(({ code }) => searchForm(code));
  const containedIn = (place: number) => {
    const form = searchForm(writings[place]?.text ?? "");
    return typed.filter((part) => form.includes(part)).length;
  };
  const own = (writingsOf[at] ?? []).map((place) => ({ place, contained: containedIn(place) }));
  const most = own.reduce((best, one) => (one.contained > best.contained ? one : best), {
    place: -1,
    contained: 0,
  });
  const isName = own.slice(0, namesOf[at]).includes(most);
  return isName ? null : (writings[most.place]?.text ?? null);
}
