import { compareTexts } from "./plain-text.ts";
import { spelled } from "./search-query.ts";
import { SEARCH_KINDS, type SearchRecord } from "./search-record.ts";
import { wordsOf } from "./words.ts";

/**
 * Records prepared for `search`. Every different word is kept once, every different writing once;
 * records are in the order in which equals stand.
 */
export interface SearchIndex<Found extends SearchRecord = SearchRecord> {
  readonly records: readonly Found[];
  /** Different words: plain, and in one spelling. */
  readonly words: readonly string[];
  readonly spellings: readonly string[];
  readonly writings: readonly IndexedWriting[];
  /** The writings of each record, its names first. */
  readonly writingsOf: readonly (readonly number[])[];
  /** The different words of all of them. */
  readonly wordsOf: readonly (readonly number[])[];
  /** How many writings are its name. */
  readonly namesOf: readonly number[];
  /** Places of floors among the records, by their numbers. */
  readonly floors: ReadonlyMap<string | number, number>;
  /** The different worlds. */
  readonly worlds: readonly string[];
}

export interface IndexedWriting {
  readonly text: string;
  /** Its words, as places among the different ones. */
  readonly words: readonly number[];
  /** The words in one: plain, and in one spelling. */
  readonly joined: string;
  readonly joinedSpelling: string;
  /** Where words begin in either. */
  readonly starts: readonly number[];
  readonly spelledStarts: readonly number[];
}

/** `records` in the order in which those of a kind stand; characters come in the order of a search. */
export function searchIndex<Found extends SearchRecord>(
  records: readonly Found[],
): SearchIndex<Found> {
  const order = new Map<string, number>(SEARCH_KINDS.map(({ id }, place) => [id, place]));
  const sorted = records.toSorted((a, b) => (order.get(a.kind) ?? 0) - (order.get(b.kind) ?? 0));
  const words = places<string>();
  const texts = places<string>();
  const writingsOf: number[][] = [];
  const namesOf: number[] = [];
  for (const { kind, name, shortNames = [], writings = [] } of sorted) {
    // A floor is found by its number alone: its name would be that of all others too.
    const names = kind === "floor" ? [] : [...new Set([name, ...shortNames])];
    const others = writings.filter((text) => !names.includes(text));
    writingsOf.push([...names, ...new Set(others)].map(texts.place));
    namesOf.push(names.length);
  }
  const writings = texts.all.map((text): IndexedWriting => {
    const own = wordsOf(text);
    const joined = own.join("");
    const begun = own.map((_, at) => spelled(own.slice(0, at).join("")));
    return {
      text,
      words: own.map(words.place),
      joined,
      joinedSpelling: spelled(joined).spelled,
      starts: begun.map(({ plain }) => plain.length),
      spelledStarts: begun.map((text) => text.spelled.length),
    };
  });
  return {
    records: sorted,
    words: words.all,
    spellings: words.all.map((word) => spelled(word).spelled),
    writings,
    writingsOf,
    wordsOf: writingsOf.map((own) => [...new Set(own.flatMap((at) => writings[at]?.words ?? []))]),
    namesOf,
    floors: new Map(sorted.flatMap(({ kind, id }, at) => (kind === "floor" ? [[id, at]] : []))),
    worlds: [...new Set(sorted.flatMap(({ world }) => world ?? []))].sort(compareTexts),
  };
}

/** Numbers what it is shown, each different one once. */
function places<Value>() {
  const known = new Map<Value, number>();
  const all: Value[] = [];
  const place = (value: Value): number => {
    const at = known.get(value) ?? all.push(value) - 1;
    known.set(value, at);
    return at;
  };
  return { all, place };
}
