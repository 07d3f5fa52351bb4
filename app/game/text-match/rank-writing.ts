import { WORD_CONTAINS, WORD_EQUAL, WORD_OTHER, WORD_SLIPPED } from "./grade-words.ts";
import type { IndexedWriting } from "./search-index.ts";
import { type Spelled, spelled } from "./search-query.ts";
import { isOneSlip } from "./slip.ts";

/** How well a writing answers a query: the smaller, the better. */
export const EXACT = 0;
const PREFIX = 1;
const WORD_START = 2;
const INSIDE = 3;
const SLIP = 4;
export const NOT_FOUND = 5;

/** The words of a query, with the grade that each gives to every word of the index. */
export interface GradedWords {
  readonly grades: readonly Uint8Array[];
  /** All of them in one, as somebody writes who leaves out the spaces. */
  readonly joined: Spelled;
}

export function gradedWords(
  words: readonly Spelled[],
  grade: (word: Spelled) => Uint8Array,
): GradedWords {
  const different = new Map(words.map((word) => [word.plain, word]));
  const graded = [...different.values()].map((word) => {
    const grades = grade(word);
    return { grades, met: countMet(grades) };
  });
  return {
    // The rarest first: without it nothing else of a record is looked at.
    grades: graded.toSorted((one, other) => one.met - other.met).map(({ grades }) => grades),
    joined: spelled(words.map(({ plain }) => plain).join("")),
  };
}

function countMet(grades: Uint8Array): number {
  let met = 0;
  for (const grade of grades) if (grade < WORD_OTHER) met += 1;
  return met;
}

/**
 * The rank of one writing; the words may stand in any order. `hasWords` is false where it is known
 * to lack one of them.
 */
export function rankOf(
  writing: IndexedWriting,
  { grades, joined }: GradedWords,
  hasWords: boolean,
): number {
  const byWords = hasWords ? rankOfWords(writing.words, grades) : NOT_FOUND;
  if (byWords === WORD_START && isWhole(writing.words, grades)) return EXACT;
  const byLetters = rankOfLetters(writing, joined);
  if (byLetters < NOT_FOUND || grades.length >= writing.words.length) {
    return Math.min(byWords, byLetters);
  }
  // Words that are typed as one are no words of the writing, and may slip as well.
  const { plain, spelled: spelling } = joined;
  const isSlip = isOneSlip(plain, writing.joined) || isOneSlip(spelling, writing.joinedSpelling);
  return isSlip ? Math.min(byWords, SLIP) : byWords;
}

/** The rank that the words of a query have among these words, each by the one that it meets best. */
export function rankOfWords(words: readonly number[], grades: GradedWords["grades"]): number {
  let worst = WORD_EQUAL;
  let slips = 0;
  for (const grade of grades) {
    let best = WORD_OTHER;
    for (const word of words) {
      const own = grade[word] ?? WORD_OTHER;
      if (own < best) best = own;
    }
    if (best === WORD_SLIPPED) slips += 1;
    if (best === WORD_OTHER || slips > 1) return NOT_FOUND;
    if (best > worst) worst = best;
  }
  if (worst === WORD_SLIPPED) return SLIP;
  return worst === WORD_CONTAINS ? INSIDE : WORD_START;
}

/** Whether query and writing have the same words. */
function isWhole(words: readonly number[], grades: GradedWords["grades"]): boolean {
  return (
    words.every((word) => grades.some((grade) => grade[word] === WORD_EQUAL)) &&
    grades.every((grade) => words.some((word) => grade[word] === WORD_EQUAL))
  );
}

/** Of words that are typed as one: they begin where one of the writing does. */
function rankOfLetters(writing: IndexedWriting, { plain, spelled: spelling }: Spelled): number {
  const { joined, joinedSpelling, starts, spelledStarts } = writing;
  if (joined === plain || joinedSpelling === spelling) return EXACT;
  if (joined.startsWith(plain) || joinedSpelling.startsWith(spelling)) return PREFIX;
  const isBegun =
    starts.some((start) => joined.startsWith(plain, start)) ||
    spelledStarts.some((start) => joinedSpelling.startsWith(spelling, start));
  return isBegun ? WORD_START : NOT_FOUND;
}
