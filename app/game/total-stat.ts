import { STATS, type Stat } from "./vocabulary/stats.ts";
import { entryOf } from "./vocabulary/vocabulary.ts";

interface StatRange {
  readonly stat: Stat;
  readonly min: number;
  readonly max: number;
}

/** The total of a card's stats; HP counts 0.2 (specification 2 §3), exact to one decimal. */
export function totalStat(stats: readonly StatRange[]): { min: number; max: number } {
  return { min: weightedSum(stats, "min"), max: weightedSum(stats, "max") };
}

function weightedSum(stats: readonly StatRange[], bound: "min" | "max"): number {
  // Summed in tenths, so that 0.1 + 0.2 cannot creep in.
  const tenths = stats.reduce(
    (sum, range) => sum + Math.round(weightOf(range.stat) * 10) * range[bound],
    0,
  );
  return tenths / 10;
}

function weightOf(id: string): number {
  const stat = entryOf(STATS, id);
  if (!stat) {
    throw new Error("Undefined stat id");
  }
  return stat.weight;
}

/**
 * What a stat is called.
 * @throws {Error} with the text of the error catalogue (specification 2 §8) when there is no such.
 */
export function statName(id: string): string {
  const stat = entryOf(STATS, id);
  if (!stat) throw new Error(`Unknown stat name: ${id}`);
  return stat.label;
}
