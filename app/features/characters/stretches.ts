/** Rows of the first stretch, the first screen and a little more: of these the fewer. */
const FIRST_ROWS = 8;
const FIRST_CHARACTERS = 48;
const ROWS_A_STRETCH = 4;
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
 * The rows of a long list by what a browser lays out together. Not one by one: every part that
 * waits out of sight is work of its own each time a dialog opens over the page.
 */
export function stretchesOf<Row extends { readonly characters: readonly unknown[] }>(
  rows: readonly Row[],
): readonly Stretch<Row>[] {
  const stretches: Stretch<Row>[] = [];
  for (let at = 0, until = countFirst(rows); at < rows.length; until += ROWS_A_STRETCH) {
    const together = rows.slice(at, until);
    stretches.push({
      rows: together,
      narrowLines: linesOf(together, NARROW_COLUMNS),
      wideLines: linesOf(together, WIDE_COLUMNS),
    });
    at = until;
  }
  return stretches;
}

/** As many rows as it takes for the first characters, the last of them whole. */
function countFirst(rows: readonly { readonly characters: readonly unknown[] }[]): number {
  let count = 0;
  for (let shown = 0; count < FIRST_ROWS && shown < FIRST_CHARACTERS; count += 1) {
    shown += rows[count]?.characters.length ?? FIRST_CHARACTERS;
  }
  return count;
}

function linesOf(rows: readonly { readonly characters: readonly unknown[] }[], columns: number) {
  return rows.reduce((lines, row) => lines + Math.ceil(row.characters.length / columns), 0);
}
