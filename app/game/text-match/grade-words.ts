import type { SearchIndex } from "./search-index.ts";
import type { Spelled } from "./search-query.ts";
import { isOneSlip, maySlip } from "./slip.ts";

/** How a word that was typed meets a word of a name: the smaller, the better. */
export const WORD_EQUAL = 0;
const WORD_BEGINS = 1;
export const WORD_CONTAINS = 2;
export const WORD_SLIPPED = 3;
export const WORD_OTHER = 4;

/** Grades every different word of the index by how it meets the typed one. */
export function gradeWords({ words, spellings }: SearchIndex, typed: Spelled): Uint8Array {
  const grades = new Uint8Array(words.length);
  // One letter that is left of many, as of "zzz", would be in nearly every word.
  const isSpelling = typed.spelled.length > 1 || typed.plain.length === 1;
  const isSlippery = maySlip(typed.plain) || maySlip(typed.spelled);
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? "";
    const spelling = spellings[at] ?? "";
    let grade = gradeOf(typed.plain, word);
    // Of most words there is but one spelling.
    const isSpelledOnce = typed.plain === typed.spelled && word === spelling;
    if (!isSpelledOnce && isSpelling) grade = Math.min(grade, gradeOf(typed.spelled, spelling));
    if (isSlippery && grade === WORD_OTHER) {
      const isSlip =
        isOneSlip(typed.plain, word) || (!isSpelledOnce && isOneSlip(typed.spelled, spelling));
      if (isSlip) grade = WORD_SLIPPED;
    }
    grades[at] = grade;
  }
  return grades;
}

function gradeOf(typed: string, word: string): number {
  const at = word.indexOf(typed);
  if (at > 0) return WORD_CONTAINS;
  if (at < 0) return WORD_OTHER;
  return typed.length === word.length ? WORD_EQUAL : WORD_BEGINS;
}
