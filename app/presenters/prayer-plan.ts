import type { PlanAnswer, PlanQuery } from "#app/api-schemas/prayer-plan.ts";
import type { PrayerDetailAnswer } from "#app/api-schemas/prayers.ts";
import { bestPlan } from "#app/game/plan/best-plan.ts";
import { itemNamed } from "#app/game/plan/wish.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { lastUpdateOf } from "./updates.ts";

/** Why a prayer gives no plan: what is not in the pool, no rolls at all, or too much to weigh. */
export type PlanRefusal =
  | { readonly kind: "not in pool"; readonly ids: readonly string[] }
  | { readonly kind: "no simulator" | "too much work" };

/** GET /api/prayers/plan: the best way to spend crystals on a prayer for a wish. */
export function prayerPlan(
  { updateEntries }: Pick<Dataset, "updateEntries">,
  prayer: PrayerDetailAnswer,
  { want, mode, sc, gc }: Omit<PlanQuery, "id">,
): PlanAnswer | PlanRefusal {
  if (!prayer.simulator) return { kind: "no simulator" };
  const named = want.map((id) => ({ id, item: itemNamed(prayer.pool, id) }));
  const missing = named.filter(({ item }) => item === undefined).map(({ id }) => id);
  if (missing.length > 0) return { kind: "not in pool", ids: missing };
  const items = named.flatMap(({ item }) => item ?? []);
  const plan = bestPlan(prayer, { items, mode }, { sc, gc });
  if (!plan) return { kind: "too much work" };
  return {
    id: prayer.id,
    chance: plan.chance,
    expected: plan.expected,
    spent: plan.spent,
    left: plan.left,
    rolls: plan.rolls.map(({ type, sbNo, suNo, times, rates }) => ({
      type,
      sbNo,
      suNo,
      times,
      cost: { sc: times * rates.sc, gc: times * rates.gc },
    })),
    curve: [...plan.curve],
    reach: [...plan.reach],
    lastUpdate: lastUpdateOf(updateEntries, "prayers"),
  };
}
