import { nameFinder } from "#app/game/text-match/name-forms.ts";
import { plainText } from "#app/game/text-match/plain-text.ts";

/** Something that can be chosen by typing. */
export interface ChipOption {
  readonly id: string;
  readonly label: string;
  /** Other spellings that find it. */
  readonly aliases?: readonly string[];
  /** The Japanese name, shown beside the label. */
  readonly labelJp?: string;
}

/** The text by which options are matched: plain, with letters, digits, apostrophe, hyphen only. */
export function matchText(text: string): string {
  return plainText(text).replaceAll(/[^a-z0-9'-]/g, "");
}

/**
 * The options that `typed` finds, without those already chosen: exact ones first, then those that
 * begin with it, then those with a word that does, then the rest that contain it, however romaji
 * spells it, each in the order given. Nothing typed finds all; text of which nothing is left finds none.
 */
export function suggestedOptions<Option extends ChipOption>(
  options: readonly Option[],
  typed: string,
  chosen: readonly string[],
): Option[] {
  const open = options.filter((option) => !chosen.includes(option.id));
  if (typed.trim() === "") return open;
  const wanted = matchText(typed);
  if (wanted === "") return [];
  return open
    .map((option) => ({ option, rank: rankOf(option, wanted) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((one, other) => one.rank - other.rank)
    .map(({ option }) => option);
}

const NO_MATCH = 4;

function rankOf(option: ChipOption, wanted: string): number {
  const spellings = [option.label, ...(option.aliases ?? [])];
  return Math.min(...spellings.map((spelling) => rankOfSpelling(spelling, wanted)));
}

function rankOfSpelling(spelling: string, wanted: string): number {
  const text = matchText(spelling);
  if (text === wanted) return 0;
  if (text.startsWith(wanted)) return 1;
  if (spelling.split(/\s+/).some((_, at, words) => beginsAt(words, at, wanted))) return 2;
  const contains =
    text.includes(wanted) || (/[a-z0-9]/.test(wanted) && nameFinder(wanted)(spelling));
  return contains ? 3 : NO_MATCH;
}

function beginsAt(words: readonly string[], at: number, wanted: string): boolean {
  return matchText(words.slice(at).join("")).startsWith(wanted);
}
