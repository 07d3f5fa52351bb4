import { useEffect, useState } from "react";
import { areSavingsEmpty, type Savings } from "#app/game/plan/by-day.ts";
import { fetchPrayer, UnansweredError } from "../simulator/fetch-prayer.ts";
import type { PlanView } from "./plan-view.ts";

/** A prayer with what is wished of it, any of these. */
export interface WishedPrayer {
  readonly id: string;
  readonly want: readonly string[];
}

/**
 * The plans of prayers for one purse, by their ids, worked out in the browser; none for a purse of
 * nothing, and of a prayer that has none.
 */
export function usePursePlans(
  prayers: readonly WishedPrayer[],
  savings: Savings,
  now: number,
): Readonly<Record<string, PlanView>> {
  const [plans, setPlans] = useState<Readonly<Record<string, PlanView>>>({});
  const key = JSON.stringify({ prayers, savings, now });
  useEffect(() => {
    const asked: { prayers: WishedPrayer[]; savings: Savings; now: number } = JSON.parse(key);
    if (areSavingsEmpty(asked.savings)) {
      setPlans({});
      return;
    }
    let isWanted = true;
    const work = async ({ id, want }: WishedPrayer): Promise<[string, PlanView][]> => {
      const [prayer, { planView }] = await Promise.all([fetchPrayer(id), import("./plan-view.ts")]);
      const plan = planView(prayer, { ...asked.savings, want, mode: "any", now: asked.now });
      return plan ? [[id, plan]] : [];
    };
    Promise.all(asked.prayers.map(work)).then(
      (known) => {
        if (isWanted) setPlans(Object.fromEntries(known.flat()));
      },
      (error: unknown) => {
        // What stands beside them stays; the prayer's own page tells what went wrong.
        if (!(error instanceof UnansweredError)) throw error;
      },
    );
    return () => {
      isWanted = false;
    };
  }, [key]);
  return plans;
}
