import { bestPlan, type PlannedRoll } from "#app/game/plan/best-plan.ts";
import { itemNamed } from "#app/game/plan/wish.ts";
import type { PlanAsked, PlannedPrayer } from "./plan-view.ts";

/** The rolls of the best plan, with their rates; none where there is no plan. */
export function plannedRolls(
  prayer: PlannedPrayer,
  { want, mode, stock }: PlanAsked,
): readonly PlannedRoll[] {
  const items = want.flatMap((id) => itemNamed(prayer.pool, id) ?? []);
  return bestPlan(prayer, { items, mode }, stock)?.rolls ?? [];
}
