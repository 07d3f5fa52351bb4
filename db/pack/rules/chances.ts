import type { PlacedPrayer } from "./placed-prayers.ts";
import type { Refuse } from "./refuse.ts";

/** Sums of chances are compared with 1 to this. */
const tolerance = 1e-9;

/**
 * What the pulls for god crystals promise can be kept: each has a character, each step its raised
 * rates (`multiplier` times the pick-up chances, at most 1) and its rate-up characters. A pool
 * without column gc promises nothing, but has no step-ups either.
 */
export function checkChances({ prayer, at }: PlacedPrayer, refuse: Refuse): void {
  const { pool, stepUps } = prayer;
  if (pool.length === 0) return;
  if (pool.every(({ gc }) => gc === undefined)) {
    if (stepUps.length > 0) {
      refuse(at("stepUps"), "stepUps", "draw from column gc, which the pool does not have");
    }
    return;
  }
  const chanceOf = (tiers: typeof pool) => tiers.reduce((sum, { gc = 0 }) => sum + gc, 0);
  const pickUps = pool.filter(({ rateType }) => rateType === "pick-up");
  const isCharacter = ({ kind }: (typeof pool)[number]) => kind === "character";
  if (chanceOf(pool.filter(isCharacter)) === 0) {
    refuse(at("pool"), "pool", "has no character in column gc, though each such pull gives one");
  }
  const raised = chanceOf(pickUps);
  const raisedCharacters = chanceOf(pickUps.filter(isCharacter));
  for (const [index, { rows }] of stepUps.entries()) {
    for (const [step, { multiplier, pickUpGuaranteed }] of rows.entries()) {
      const path = `stepUps[${index}].rows[${step}]`;
      if (raised * multiplier > 1 + tolerance) {
        const message = `raises the pick-up chance of ${raised} above 1`;
        refuse(at("stepUps"), `${path}.multiplier`, message);
      }
      if (pickUpGuaranteed > 0 && raisedCharacters === 0) {
        const message = "guarantees rate-up characters, but the pool has none in column gc";
        refuse(at("stepUps"), `${path}.pickUpGuaranteed`, message);
      }
    }
  }
}
