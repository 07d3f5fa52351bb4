import { oneSpelling } from "./one-spelling.ts";
import { wordsOf } from "./words.ts";

/** A text as it is compared: plain, and with one spelling of all romaji. */
export interface Spelled {
  readonly plain: string;
  readonly spelled: string;
}

/** What stands between two spaces or brackets of a query. */
export interface QueryPart {
  /** As it may name a world: `a7.5&`. */
  readonly code: string;
  readonly words: readonly Spelled[];
}

export interface SearchQuery {
  readonly parts: readonly QueryPart[];
  /** The floor of the tower that is requested, if one is. */
  readonly floor: number | null;
}

/** Reads what was typed. */
export function searchQuery(text: string): SearchQuery {
  const parts = text
    .normalize("NFKC")
    .toLowerCase()
    .split(/[\s()[\]{}【】「」『』〔〕]+/u)
    .filter((part) => part !== "")
    .map((part) => ({ code: part, words: wordsOf(part).map(spelled) }));
  return { parts, floor: floorOf(text) };
}

export function spelled(plain: string): Spelled {
  return { plain, spelled: oneSpelling(plain) };
}

/** `437`, `floor 437`, `437f`, `F437`, `#437`, `437階`, `Scarlet Devil Tower Floor #437`. */
function floorOf(text: string): number | null {
  const typed = text.normalize("NFKC").toLowerCase().trim();
  const number = FLOOR.exec(typed)?.[1];
  return number === undefined ? null : Number(number);
}

const FLOOR =
  /^(?:scarlet (?:devil )?tower|tower|sdt)?\s*(?:floor|fl|f)?[\s.:]*(?:no\.?|#)?\s*0*(\d{1,9})(?:st|nd|rd|th)?\s*(?:floor|fl|f|階)?$/;
