import { formatNumber } from "#app/game/number-format.ts";

/**
 * How many characters are shown of those this visitor may see. No specification words this line;
 * those of searched lists, `countLine`, read "1 of 5 prayer".
 */
export function characterCountLine(shown: number, total: number): string {
  if (shown === 0) {
    return "No character found";
  }
  const characters = total === 1 ? "character" : "characters";
  return shown === total
    ? `Showing all ${formatNumber(total)} ${characters}`
    : `Showing ${formatNumber(shown)} of ${formatNumber(total)} ${characters}`;
}
