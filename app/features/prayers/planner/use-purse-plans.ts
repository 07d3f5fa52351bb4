import { useEffect, useState } from "react";
import type { PrayerDetailAnswer } from "#app/api-schemas/prayers.ts";
import { areSavingsEmpty, type Savings } from "#app/game/plan/by-day.ts";
import { fetchPrayer, UnansweredError } from "../simulator/fetch-prayer.ts";
import type { PlanAsked, PlanView } from "./plan-view.ts";
import { startWorker } from "./start-worker.ts";

/** A prayer with what is wished of it, any of these. */
export interface WishedPrayer {
  readonly id: string;
  readonly want: readonly string[];
}

type ByPrayer<Told> = Readonly<Record<string, Told>>;

/**
 * The plans of prayers for one purse, by their ids, worked out in the browser; none for a purse of
 * nothing, and of a prayer that has none.
 */
export function usePursePlans(...asked: Asked): ByPrayer<PlanView> {
  return useWorkedOut(asked, planFor);
}

/** Their chances alone, which cost far less. */
export function usePurseChances(...asked: Asked): ByPrayer<number> {
  return useWorkedOut(asked, chanceFor);
}

type Asked = [prayers: readonly WishedPrayer[], savings: Savings, now: number];
type Work<Told> = (
  prayer: PrayerDetailAnswer,
  asked: PlanAsked,
  signal: AbortSignal,
) => Promise<Told | null | undefined>;

function useWorkedOut<Told>([prayers, savings, now]: Asked, work: Work<Told>): ByPrayer<Told> {
  const [told, setTold] = useState<ByPrayer<Told>>({});
  const key = JSON.stringify({ prayers, savings, now });
  useEffect(() => {
    const asked: { prayers: WishedPrayer[]; savings: Savings; now: number } = JSON.parse(key);
    if (areSavingsEmpty(asked.savings)) {
      setTold({});
      return;
    }
    const ended = new AbortController();
    const workOut = async ({ id, want }: WishedPrayer): Promise<[string, Told][]> => {
      const prayer = await fetchPrayer(id);
      const of: PlanAsked = { ...asked.savings, want, mode: "any", now: asked.now };
      const result = await work(prayer, of, ended.signal);
      return result === null || result === undefined ? [] : [[id, result]];
    };
    Promise.all(asked.prayers.map(workOut)).then(
      (known) => {
        if (!ended.signal.aborted) setTold(Object.fromEntries(known.flat()));
      },
      (error: unknown) => {
        // What stands beside them stays; the prayer's own page tells what went wrong.
        if (!(error instanceof UnansweredError)) throw error;
      },
    );
    return () => ended.abort();
  }, [key, work]);
  return told;
}

async function planFor(...[prayer, asked, signal]: Parameters<Work<PlanView>>) {
  const { isLight, planView } = await import("./plan-view.ts");
  return isLight(prayer, asked) ? planView(prayer, asked) : planBeside(prayer, asked, signal);
}

/** A plan that takes long, worked out beside the page; null when it is given up. */
function planBeside(...[prayer, asked, signal]: Parameters<Work<PlanView>>) {
  return new Promise<PlanView | null>((resolve) => {
    const stop = startWorker(
      { kind: "plan", prayer, asked },
      {
        news(news) {
          if (news.kind === "plan") end(news.plan);
        },
        failure: () => end(null),
      },
    );
    const end = (plan: PlanView | null) => {
      stop();
      resolve(plan);
    };
    signal.addEventListener("abort", () => end(null));
  });
}

async function chanceFor(...[prayer, asked]: Parameters<Work<number>>) {
  const { chanceOfPurse } = await import("./plan-view.ts");
  return chanceOfPurse(prayer, asked);
}
