import { MAKEUP_GROUPS, rollMakeups, weightOf } from "./roll-makeup.ts";
import type { RollRates } from "./roll-rates.ts";
import type { SlotItem } from "./slot-rates.ts";

/** Which items one hopes for. */
export type Wanted = (item: SlotItem) => boolean;

/** Rolls of one kind in a row. */
export interface RepeatedRoll {
  readonly rates: RollRates;
  readonly times: number;
}

/** The chances of exactly 0, 1, … of the wanted items in one roll, its guarantees included. */
export function hitsOfRoll(rates: RollRates, wanted: Wanted): number[] {
  const shares = MAKEUP_GROUPS.map((group) => {
    const all = weightOf(rates.slot, group);
    return all > 0 ? weightOf(rates.slot, group, wanted) / all : 0;
  });
  const hits = new Array<number>(rates.pulls + 1).fill(0);
  for (const makeup of rollMakeups(rates)) {
    const counts = MAKEUP_GROUPS.map((group, at) => binomial(makeup[group], shares[at] ?? 0));
    const together = counts.reduce((sum, one) => convolved(sum, one, rates.pulls), [1]);
    for (const [count, chance] of together.entries()) {
      hits[count] = (hits[count] ?? 0) + makeup.chance * chance;
    }
  }
  return hits;
}

/**
 * The chances of exactly 0, 1, … `most − 1` of the wanted items in a sequence of rolls, and last of
 * `most` or more.
 */
export function hitsOfRolls(
  rolls: readonly RepeatedRoll[],
  wanted: Wanted,
  most: number,
): number[] {
  const hits = rolls.reduce(
    (sum, { rates, times }) =>
      convolved(sum, power(capped(hitsOfRoll(rates, wanted), most), times, most), most),
    [1],
  );
  return Array.from({ length: most + 1 }, (_, count) => hits[count] ?? 0);
}

/** The chance of at least one wanted item in a sequence of rolls. */
export function chanceOfHit(rolls: readonly RepeatedRoll[], wanted: Wanted): number {
  return Math.max(0, -Math.expm1(logOfNone(rolls, wanted)));
}

/**
 * The logarithm of the chance that one roll has none of the wanted items, its guarantees included;
 * −∞ where one of them is certain. Tiny chances of a hit keep their digits, and so do tiny chances
 * of none.
 */
export function logOfMiss(rates: RollRates, wanted: Wanted): number {
  const logsOfOther = MAKEUP_GROUPS.map((group) => {
    const all = weightOf(rates.slot, group);
    return all > 0 ? Math.log1p(-Math.min(1, weightOf(rates.slot, group, wanted) / all)) : 0;
  });
  let hit = 0;
  let none = 0;
  for (const makeup of rollMakeups(rates)) {
    const log = MAKEUP_GROUPS.reduce(
      (sum, group, at) => sum + repeatedLog(logsOfOther[at] ?? 0, makeup[group]),
      0,
    );
    hit -= makeup.chance * Math.expm1(log);
    none += makeup.chance * Math.exp(log);
  }
  return hit < 0.5 ? Math.log1p(-hit) : Math.log(none);
}

/** The logarithm of a chance that comes `times` times; of what never comes it is no number. */
export function repeatedLog(log: number, times: number): number {
  return times === 0 ? 0 : times * log;
}

/** The logarithm of the chance of no wanted item in a sequence of rolls. */
function logOfNone(rolls: readonly RepeatedRoll[], wanted: Wanted): number {
  return rolls.reduce(
    (sum, { rates, times }) => sum + (times > 0 ? repeatedLog(logOfMiss(rates, wanted), times) : 0),
    0,
  );
}

/** Chances of 0 … n hits in n independent draws. */
function binomial(n: number, chance: number): number[] {
  let counts = [1];
  for (let drawn = 0; drawn < n; drawn += 1) counts = convolved(counts, [1 - chance, chance], n);
  return counts;
}

/** The distribution of the sum; everything from `most` on stands in the last place. */
function convolved(one: readonly number[], other: readonly number[], most: number): number[] {
  const size = Math.min(most, one.length + other.length - 2) + 1;
  const sum = new Array<number>(size).fill(0);
  for (const [a, chance] of one.entries()) {
    if (chance === 0) continue;
    for (const [b, factor] of other.entries()) {
      const at = Math.min(a + b, most);
      sum[at] = (sum[at] ?? 0) + chance * factor;
    }
  }
  return sum;
}

function capped(hits: readonly number[], most: number): number[] {
  return convolved(hits, [1], most);
}

function power(hits: readonly number[], times: number, most: number): number[] {
  let result = [1];
  let base: readonly number[] = hits;
  for (let left = times; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = convolved(result, base, most);
    if (left > 1) base = convolved(base, base, most);
  }
  return result;
}
