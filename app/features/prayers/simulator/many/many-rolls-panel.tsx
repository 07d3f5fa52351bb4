import { useMemo, useState } from "react";
import type { PrayerDetailAnswer } from "#app/api-schemas/prayers.ts";
import { formatNumber } from "#app/game/number-format.ts";
import type { ExperimentResult } from "#app/game/rates/experiment.ts";
import type { OfferedRoll } from "../offered-rolls.ts";
import type { SimulatorRun } from "../simulator-run.ts";
import { newSeed } from "../use-simulator.ts";
import { CurveChart } from "./curve-chart.tsx";
import { observedCurve, oddsOf } from "./odds.ts";
import { HitsTable, MilestoneTable } from "./odds-tables.tsx";
import { PlanFields } from "./plan-fields.tsx";
import { useRollWorker } from "./use-worker.ts";
import { wantedGroups } from "./wanted-choices.ts";

const RUNS = 10_000;
const DEFAULT_PULLS = 100;

/** What to hope for and how to roll; two ways to try it, and the exact chances. */
export function ManyRollsPanel({
  prayer,
  hidden,
  run,
  offered,
  onRun,
}: {
  prayer: PrayerDetailAnswer;
  /** Ids that cannot be hoped for, since they are not shown. */
  hidden: ReadonlySet<string | number>;
  run: SimulatorRun;
  offered: readonly OfferedRoll[];
  onRun: (run: SimulatorRun) => void;
}) {
  const groups = useMemo(() => wantedGroups(prayer, hidden), [prayer, hidden]);
  const [chosen, setWanted] = useState<string | null>(null);
  const choices = groups.flatMap((group) => group.choices);
  // A choice can be hidden again.
  const wanted = (choices.find(({ id }) => id === chosen) ?? choices[0])?.id ?? "";
  const [key, setKey] = useState(offered.find(({ isOver }) => !isOver)?.key ?? "");
  const [pulls, setPulls] = useState(DEFAULT_PULLS);
  const [result, setResult] = useState<ExperimentResult | null>(null);
  const [outcome, setOutcome] = useState("");
  const worker = useRollWorker();
  const roll = offered.find((one) => one.key === key) ?? offered[0];
  const type = roll?.step.type;
  const sbNo = roll?.step.sbNo ?? -1;
  const odds = useMemo(
    () => (type ? oddsOf(prayer, { type, sbNo }, wanted, pulls) : undefined),
    [prayer, type, sbNo, wanted, pulls],
  );
  if (!roll || !odds) return null;
  const { step } = roll;
  /** What was counted belongs to what was asked. */
  const change = (set: () => void) => {
    worker.cancel();
    setResult(null);
    setOutcome("");
    set();
  };
  const tryOften = () => {
    setOutcome("");
    const task = {
      kind: "experiment",
      prayer,
      step,
      wanted,
      pulls,
      runs: RUNS,
      seed: newSeed(),
    } as const;
    worker.start(task, (news) => {
      if (news.kind === "experiment") setResult(news.result);
    });
  };
  const rollOn = () => {
    const seed = run.seed === "" ? newSeed() : run.seed;
    const task = { kind: "until", prayer, step, wanted, seed, steps: run.state.steps } as const;
    worker.start(task, (news) => {
      if (news.kind !== "until") return;
      const rolls = news.run.state.steps.length - run.state.steps.length;
      const end = news.isFull ? " A run holds no more." : "";
      setOutcome(`${news.found ? "Got it" : "Not found"} after ${rolls} more rolls.${end}`);
      onRun(news.run);
    });
  };
  return (
    <div className="many-panel">
      <PlanFields
        groups={groups}
        offered={offered}
        wanted={wanted}
        roll={key}
        pulls={pulls}
        onWanted={(next) => change(() => setWanted(next))}
        onRoll={(next) => change(() => setKey(next))}
        onPulls={(next) => change(() => setPulls(next))}
      />
      <div className="pulls">
        <button type="button" className="btn" onClick={rollOn} disabled={roll.isOver}>
          Until I get it
        </button>
        <button type="button" className="btn" onClick={tryOften}>
          {formatNumber(RUNS)} times
        </button>
      </div>
      {worker.progress === null ? null : (
        <div className="many-progress">
          <progress max={1} value={worker.progress} aria-label="Progress" />
          <button type="button" className="btn btn-quiet btn-s" onClick={worker.cancel}>
            Cancel
          </button>
        </div>
      )}
      <p className="help" role="status">
        <span>{worker.hasFailed ? "The pulls broke off. Try again." : outcome}</span>
        <span>{result ? `${formatNumber(result.runs)} runs counted.` : ""}</span>
      </p>
      <CurveChart exact={odds.curve} observed={result && observedCurve(odds, result)} />
      <p className="odds-key">
        <span className="key-exact">Exact chance of one</span>
        <span className="key-observed">Counted</span>
      </p>
      <HitsTable odds={odds} result={result} />
      <MilestoneTable milestones={odds.milestones} />
    </div>
  );
}
