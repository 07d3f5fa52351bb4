import { useEffect, useState } from "react";
import type { PrayerDetailAnswer } from "#app/api-schemas/prayers.ts";
import type { Savings } from "#app/game/plan/by-day.ts";
import { fetchPrayer, UnansweredError } from "../simulator/fetch-prayer.ts";
import type { PlanAsked, PlanView } from "./plan-view.ts";
import { startWorker } from "./start-worker.ts";

/** A prayer with what is wished of it, any of these. */
export interface WishedPrayer {
  readonly id: string;
  readonly want: readonly string[];
}

/** What was worked out of prayers by their ids, none as long as that takes; or that it failed. */
type ByPrayer<Result> = Readonly<Record<string, Result | "failed">>;

/** The plans of prayers for the same crystals, worked out in the browser; null where they are too many. */
export function usePrayerPlans(...asked: Asked): ByPrayer<PlanView | null> {
  return useWorkedOut(asked, planFor);
}

/** Their chances alone, which cost far less. */
export function usePrayerChances(...asked: Asked): ByPrayer<number | undefined> {
  return useWorkedOut(asked, chanceFor);
}

type Asked = [prayers: readonly WishedPrayer[], savings: Savings, now: number];
type Work<Result> = (
  prayer: PrayerDetailAnswer,
  asked: PlanAsked,
  signal: AbortSignal,
) => Promise<Result | "failed">;

function useWorkedOut<Result>(
  [prayers, savings, now]: Asked,
  work: Work<Result>,
): ByPrayer<Result> {
  const [results, setResults] = useState<{ key: string; of: ByPrayer<Result> }>({
    key: "",
    of: {},
  });
  const key = JSON.stringify({ prayers, savings, now });
  useEffect(() => {
    const asked: { prayers: WishedPrayer[]; savings: Savings; now: number } = JSON.parse(key);
    const ended = new AbortController();
    const { signal } = ended;
    const workOut = async ({ id, want }: WishedPrayer) => {
      const prayer = await answered(id);
      if (prayer === null || signal.aborted) return "failed";
      return work(prayer, { ...asked.savings, want, mode: "any", now: asked.now }, signal);
    };
    for (const prayer of asked.prayers) {
      void workOut(prayer).then((result) => {
        if (signal.aborted) return;
        setResults((known) => ({
          key,
          of: { ...(known.key === key ? known.of : {}), [prayer.id]: result },
        }));
      });
    }
    return () => ended.abort();
  }, [key, work]);
  // Results for other crystals, another wish or day are outdated.
  return results.key === key ? results.of : {};
}

/** Null where the site does not answer; the prayer's own page shows the error. */
async function answered(id: string): Promise<PrayerDetailAnswer | null> {
  try {
    return await fetchPrayer(id);
  } catch (error) {
    if (error instanceof UnansweredError) return null;
    throw error;
  }
}

async function planFor(...[prayer, asked, signal]: Parameters<Work<PlanView>>) {
  const { isLight, planView } = await import("./plan-view.ts");
  return isLight(prayer, asked) ? planView(prayer, asked) : planBeside(prayer, asked, signal);
}

/** A plan that takes long, worked out beside the page. */
function planBeside(...[prayer, asked, signal]: Parameters<Work<PlanView>>) {
  return new Promise<PlanView | null | "failed">((resolve) => {
    const stop = startWorker(
      { kind: "plan", prayer, asked },
      {
        news(news) {
          if (news.kind === "plan") end(news.plan);
        },
        failure: () => end("failed"),
      },
    );
    const end = (plan: PlanView | null | "failed") => {
      stop();
      resolve(plan);
    };
    signal.addEventListener("abort", () => end("failed"));
  });
}

async function chanceFor(...[prayer, asked]: Parameters<Work<number>>) {
  const { chanceOfCrystals } = await import("./plan-view.ts");
  return chanceOfCrystals(prayer, asked);
}
