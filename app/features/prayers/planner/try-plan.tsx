import { useState } from "react";
import { formatNumber } from "#app/game/number-format.ts";
import { luckOf, type WishedCounts } from "#app/game/plan/luck.ts";
import type { ExperimentResult } from "#app/game/rates/experiment.ts";
import { useHydrated } from "#app/lib/use-hydrated.tsx";
import { fetchPrayer, UnansweredError } from "../simulator/fetch-prayer.ts";
import { newSeed } from "../simulator/use-simulator.ts";
import { CountsChart } from "./counts-chart.tsx";
import { expectedText } from "./plan-answer.tsx";
import type { PlanAsked } from "./plan-view.ts";
import { usePlannerWorker } from "./use-worker.ts";

const RUNS = 10_000;
const PLACE = "mt-4 min-h-16";

interface Outcome {
  readonly counts: WishedCounts;
  readonly result: ExperimentResult;
}

/** Rolls the plan ten thousand times, and draws what came over what had to be expected. */
export function TryPlan(props: { id: string; asked: PlanAsked }) {
  // What was counted belongs to what was asked.
  return useHydrated() ? <Trial key={JSON.stringify(props.asked)} {...props} /> : <Place />;
}

/** Keeps the place of the button for the scripts. */
function Place() {
  return <div className={PLACE} />;
}

function Trial({ id, asked }: { id: string; asked: PlanAsked }) {
  const worker = usePlannerWorker();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const tryOften = async () => {
    try {
      const prayer = await fetchPrayer(id);
      const task = { kind: "experiment", prayer, asked, runs: RUNS, seed: newSeed() } as const;
      worker.start(task, (news) => {
        if (news.kind === "experiment") setOutcome(news);
      });
      setProblem(null);
    } catch (error) {
      if (!(error instanceof UnansweredError)) throw error;
      setProblem(error.message);
    }
  };
  return (
    <div className={PLACE}>
      {worker.progress === null ? (
        <button type="button" className="btn" onClick={tryOften}>
          Try the plan {formatNumber(RUNS)} times
        </button>
      ) : (
        <div className="flex min-h-11 items-center gap-3">
          <progress
            className="h-2 max-w-80 flex-1 accent-seal-fill"
            max={1}
            value={worker.progress}
            aria-label="Progress"
          />
          <button type="button" className="btn btn-quiet btn-s" onClick={worker.cancel}>
            Cancel
          </button>
        </div>
      )}
      <p className="help" role="status">
        {worker.hasFailed ? "The runs broke off. Try again." : (problem ?? outcomeText(outcome))}
      </p>
      {outcome ? <CountsChart {...outcome} /> : null}
    </div>
  );
}

function outcomeText(outcome: Outcome | null): string {
  if (!outcome) return "";
  const { runs, hits } = outcome.result;
  const average = hits.reduce((sum, times, count) => sum + times * count, 0) / runs;
  const { expected } = luckOf(outcome.counts, 0);
  return `${formatNumber(runs)} runs: ${expectedText(average)} on average, ${expectedText(expected)} expected.`;
}
