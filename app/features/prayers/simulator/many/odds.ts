import type { PrayerDetailAnswer } from "#app/api-schemas/prayers.ts";
import type { ExperimentResult } from "#app/game/rates/experiment.ts";
import {
  chanceCurve,
  hitsOfPlan,
  type Milestone,
  milestones,
  planOf,
  rollsOfPlan,
} from "#app/game/rates/plan.ts";
import type { RunStep } from "#app/game/rates/run-steps.ts";
import { MOST_HITS } from "./messages.ts";
import { wantedBy } from "./wanted-choices.ts";

export interface OddsPoint {
  readonly pulls: number;
  readonly chance: number;
}

/** The exact chances of what one hopes for along a plan. */
export interface Odds {
  readonly curve: readonly OddsPoint[];
  /** Of exactly 0, 1, … items in all pulls; last of the most or more. */
  readonly hits: readonly number[];
  readonly milestones: readonly Milestone[];
}

const MILESTONES = [0.5, 0.9, 0.99];

/** Undefined where the prayer does not offer the kind of roll. */
export function oddsOf(
  prayer: PrayerDetailAnswer,
  step: RunStep,
  wanted: string,
  pulls: number,
): Odds | undefined {
  const plan = planOf(prayer, step);
  if (!plan) return undefined;
  const rolls = rollsOfPlan(plan, pulls);
  const isWanted = wantedBy(wanted);
  const curve = chanceCurve(rolls, isWanted);
  let pulled = 0;
  return {
    curve: rolls.map((rates, at) => {
      pulled += rates.pulls;
      return { pulls: pulled, chance: curve[at] ?? 0 };
    }),
    hits: hitsOfPlan(rolls, isWanted, MOST_HITS),
    milestones: milestones(plan, isWanted, MILESTONES),
  };
}

/** The share of an experiment's runs that had a wanted item by each point of the curve. */
export function observedCurve({ curve }: Odds, { firstHits, runs }: ExperimentResult): OddsPoint[] {
  let found = 0;
  return curve.map(({ pulls }, at) => {
    found += firstHits[at] ?? 0;
    return { pulls, chance: found / runs };
  });
}
