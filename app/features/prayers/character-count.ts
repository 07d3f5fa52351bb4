import { formatNumber } from "#app/game/number-format.ts";

/** How many characters a list shows, in words. */
export function characterCount(count: number): string {
  if (count === 0) return "No character found";
  return `${formatNumber(count)} ${count === 1 ? "character" : "characters"}`;
}
