/** When a stretch ends: after so many rows, or before a row that is too much for it. */
interface Size {
  readonly rows: number;
  /** By the characters without and with the row. */
  readonly isTooMuch: (before: number, after: number) => boolean;
}
/** The first screen and a little more. */
const FIRST: Size = { rows: 8, isTooMuch: (before) => before >= 48 };
const LATER: Size = { rows: 4, isTooMuch: (_, after) => after > 24 };
/** From so many characters on a row is laid out in parts, where it is longer than one of them. */
const LONG_ROW = 25;
/** Whole lines of four and of five, as many as stand side by side on a phone (characters.css). */
const PART = 20;
const FIRST_PART = 60;
/** How many characters stand side by side on a phone and on a wide screen. */
const NARROW_COLUMNS = 5;
const WIDE_COLUMNS = 11;

/** Rows of a list that are laid out together, and how many lines of characters they have. */
export interface Stretch<Row> {
  readonly rows: readonly Row[];
  /** Whether one of its rows stands in parts. */
  readonly isInParts: boolean;
  readonly narrowLines: number;
  readonly wideLines: number;
}

/**
 * The rows of a long list by what a browser lays out together. Not row by row: every part that
 * waits out of sight is work of its own each time a dialog opens over the page.
 */
export function stretchesOf<Row extends WithCharacters>(
  rows: readonly Row[],
): readonly Stretch<Row>[] {
  const stretches: Stretch<Row>[] = [];
  for (let at = 0; at < rows.length; ) {
    const isFirst = at === 0;
    const together = beginningOf(rows.slice(at), isFirst ? FIRST : LATER);
    stretches.push({
      rows: together,
      isInParts: together.some(({ characters }) => partsOf(characters, isFirst).length > 1),
      narrowLines: linesOf(together, NARROW_COLUMNS),
      wideLines: linesOf(together, WIDE_COLUMNS),
    });
    at += together.length;
  }
  return stretches;
}

/** Characters of a long row that are laid out together, and the place of the first of them, from 1. */
export interface Part<Character> {
  readonly from: number;
  readonly characters: readonly Character[];
}

/**
 * The characters of a row by what a phone lays out together: all at once unless they are many. Of the
 * first stretch the first part fills the screen.
 */
export function partsOf<Character>(
  characters: readonly Character[],
  isFirst: boolean,
): readonly Part<Character>[] {
  if (characters.length < LONG_ROW) return [{ from: 1, characters }];
  const parts: Part<Character>[] = [];
  for (let at = 0; at < characters.length; ) {
    const part = characters.slice(at, at + (isFirst && at === 0 ? FIRST_PART : PART));
    parts.push({ from: at + 1, characters: part });
    at += part.length;
  }
  return parts;
}

/** How many lines so many characters fill on a phone. */
export function linesOnPhone({ length }: readonly unknown[]): number {
  return Math.ceil(length / NARROW_COLUMNS);
}

interface WithCharacters {
  readonly characters: readonly unknown[];
}

/** One row at least, however long. */
function beginningOf<Row extends WithCharacters>(rows: readonly Row[], size: Size): readonly Row[] {
  let characters = 0;
  const end = rows.findIndex((row, index) => {
    const before = characters;
    characters += row.characters.length;
    return index === size.rows || (index > 0 && size.isTooMuch(before, characters));
  });
  return end < 0 ? rows : rows.slice(0, end);
}

function linesOf(rows: readonly WithCharacters[], columns: number) {
  return rows.reduce((lines, row) => lines + Math.ceil(row.characters.length / columns), 0);
}
