import { expectedOf } from "./expectations.ts";
import {
  chanceOfHit,
  hitsOfRolls,
  type RepeatedRoll,
  rollsForChance,
  type Wanted,
} from "./hits.ts";
import type { RatedPrayer } from "./rated-prayer.ts";
import { preparedRoll } from "./roll.ts";
import type { RollRates } from "./roll-rates.ts";
import type { RunStep } from "./run-steps.ts";

/** What is rolled when one keeps on: some rolls in order, then one kind over and over. */
export interface RollPlan {
  readonly first: readonly RollRates[];
  readonly then: RollRates | null;
  /** How often `then` can be rolled; null without a limit. */
  readonly most: number | null;
}

/**
 * Keeping on with a kind of roll. The rows of a step-up come in order, and then god-crystal tens as
 * far as the prayer allows them. Undefined where the prayer does not offer the kind.
 */
export function planOf(prayer: RatedPrayer, { type, sbNo }: RunStep): RollPlan | undefined {
  const ratesOf = (asked: Parameters<typeof preparedRoll>[1]) => {
    const prepared = preparedRoll(prayer, asked);
    return typeof prepared === "string" ? undefined : prepared.rates;
  };
  const repeated = type === "step-up" ? "gc" : type;
  const then = ratesOf({ type: repeated, sbNo: -1, suNo: -1 }) ?? null;
  const most = repeated === "gc" ? prayer.maxPulls : null;
  if (type !== "step-up") return then ? { first: [], then, most } : undefined;
  const rows = prayer.stepUps[sbNo]?.data ?? [];
  const first = rows.flatMap((_, suNo) => ratesOf({ type, sbNo, suNo }) ?? []);
  return first.length > 0 ? { first, then, most } : undefined;
}

/** The rolls of a plan in order until they make so many pulls, or until the plan is over. */
export function rollsOfPlan({ first, then, most }: RollPlan, pulls: number): RollRates[] {
  const rolls: RollRates[] = [];
  let left = pulls;
  for (const rates of first) {
    if (left <= 0) break;
    rolls.push(rates);
    left -= rates.pulls;
  }
  for (let no = 0; then && left > 0 && (most === null || no < most); no += 1) {
    rolls.push(then);
    left -= then.pulls;
  }
  return rolls;
}

/** The chance of at least one wanted item after each of these rolls. */
export function chanceCurve(rolls: readonly RollRates[], wanted: Wanted): number[] {
  const hitOf = perKind((rates) => chanceOfHit([{ rates, times: 1 }], wanted));
  let logOfNone = 0;
  return rolls.map((rates) => {
    logOfNone += Math.log1p(-hitOf(rates));
    return -Math.expm1(logOfNone);
  });
}

/** The chances of exactly 0, 1, … of the wanted items in all of these rolls; last of `most` or more. */
export function hitsOfPlan(rolls: readonly RollRates[], wanted: Wanted, most: number): number[] {
  return hitsOfRolls(repeatedOf(rolls), wanted, most);
}

export interface Milestone {
  readonly chance: number;
  /** What it takes until the chance of a wanted item is reached; null when the plan never gets there. */
  readonly needed: ReturnType<typeof expectedOf> | null;
}

/** How far one has to go along a plan for each of these chances. */
export function milestones(
  { first, then, most }: RollPlan,
  wanted: Wanted,
  chances: readonly number[],
): Milestone[] {
  const curve = chanceCurve(first, wanted);
  const before = repeatedOf(first);
  return chances.map((chance) => {
    const at = curve.findIndex((reached) => reached >= chance);
    if (at >= 0) return { chance, needed: expectedOf(repeatedOf(first.slice(0, at + 1))) };
    const times = then ? rollsForChance(then, wanted, chance, before) : null;
    if (!then || times === null || (most !== null && times > most)) return { chance, needed: null };
    return { chance, needed: expectedOf([...before, { rates: then, times }]) };
  });
}

function repeatedOf(rolls: readonly RollRates[]): RepeatedRoll[] {
  const times = new Map<RollRates, number>();
  for (const rates of rolls) times.set(rates, (times.get(rates) ?? 0) + 1);
  return [...times].map(([rates, count]) => ({ rates, times: count }));
}

/** Works out once for each kind what many equal rolls need. */
function perKind(work: (rates: RollRates) => number): (rates: RollRates) => number {
  const known = new Map<RollRates, number>();
  return (rates) => {
    const value = known.get(rates) ?? work(rates);
    known.set(rates, value);
    return value;
  };
}
