/** When a stretch ends: after so many rows, or before a row that is too much for it. */
interface Size {
  readonly rows: number;
  /** By the characters without and with the row. */
  readonly isTooMuch: (before: number, after: number) => boolean;
}
/** The first screen and a little more. */
const FIRST: Size = { rows: 8, isTooMuch: (before) => before >= 48 };
const LATER: Size = { rows: 4, isTooMuch: (_, after) => after > 24 };
/** How many characters stand side by side on a phone and on a wide screen. */
const NARROW_COLUMNS = 5;
const WIDE_COLUMNS = 11;

/** Rows of a list that are laid out together, and how many lines of characters they have. */
export interface Stretch<Row> {
  readonly rows: readonly Row[];
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
    const together = beginningOf(rows.slice(at), at === 0 ? FIRST : LATER);
    stretches.push({
      rows: together,
      narrowLines: linesOf(together, NARROW_COLUMNS),
      wideLines: linesOf(together, WIDE_COLUMNS),
    });
    at += together.length;
  }
  return stretches;
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
