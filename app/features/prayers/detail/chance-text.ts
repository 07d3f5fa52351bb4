import { percent } from "#app/game/number-format.ts";

const DECIMALS = 5;

/** A chance of a pool table in percent (specification 2 §9); a dash where the pool has none. */
export function chanceText(chance: number | null): string {
  return chance === null ? "–" : percent(chance, DECIMALS);
}
