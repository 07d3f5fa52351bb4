import { useState } from "react";
import type { PrayerDetailAnswer } from "#app/api-schemas/prayers.ts";
import { useHydrated } from "#app/lib/use-hydrated.tsx";
import { usePlannerWorker } from "../planner/use-worker.ts";
import { fetchPrayer, UnansweredError } from "./fetch-prayer.ts";
import type { OfferedRoll } from "./offered-rolls.ts";
import type { SimulatorRun } from "./simulator-run.ts";
import { newSeed } from "./use-simulator.ts";

/** As tall before there is something to roll on with. */
const PLACE = "mt-3 grid min-h-24 grid-cols-2 content-start items-end gap-2";

/** Rolls on with one kind of roll until what is wished for comes. */
export function UntilFound({
  id,
  run,
  offered,
  want,
  wishName,
  onRun,
}: {
  id: string;
  run: SimulatorRun;
  offered: readonly OfferedRoll[];
  want: readonly string[];
  wishName: string;
  onRun: (run: SimulatorRun, prayer: PrayerDetailAnswer) => void;
}) {
  const isHydrated = useHydrated();
  const worker = usePlannerWorker();
  const [outcome, setOutcome] = useState("");
  const possible = offered.filter(({ isOver }) => !isOver);
  const [key, setKey] = useState("");
  const roll = possible.find((one) => one.key === key) ?? possible[0];
  const rollOn = async () => {
    if (!roll) return;
    setOutcome("");
    try {
      const prayer = await fetchPrayer(id);
      const seed = run.seed === "" ? newSeed() : run.seed;
      const { steps } = run.state;
      worker.start({ kind: "until", prayer, step: roll.step, want, seed, steps }, (news) => {
        if (news.kind !== "until") return;
        const rolls = news.run.state.steps.length - steps.length;
        const end = news.isFull ? " A run holds no more." : "";
        const times = `${rolls} more ${rolls === 1 ? "roll" : "rolls"}`;
        setOutcome(`${news.found ? `Got ${wishName} after` : "Not found in"} ${times}.${end}`);
        onRun(news.run, prayer);
      });
    } catch (error) {
      if (!(error instanceof UnansweredError)) throw error;
      setOutcome(error.message);
    }
  };
  // Without scripts nothing rolls by itself.
  if (!isHydrated || want.length === 0 || !roll) return <div className={PLACE} />;
  return (
    <div className={PLACE}>
      <label className="field">
        <span className="label">Roll on with</span>
        <select
          className="select"
          value={roll.key}
          onChange={({ currentTarget }) => setKey(currentTarget.value)}
        >
          {possible.map((one) => (
            <option key={one.key} value={one.key}>
              {one.label}
            </option>
          ))}
        </select>
      </label>
      {worker.progress === null ? (
        <button type="button" className="btn whitespace-normal" onClick={rollOn}>
          <span>{`Until I get ${wishName}`}</span>
        </button>
      ) : (
        <button type="button" className="btn btn-quiet" onClick={worker.cancel}>
          Cancel
        </button>
      )}
      <p className="help col-span-full min-h-5" role="status">
        {worker.hasFailed ? "The rolls broke off. Try again." : outcome}
      </p>
    </div>
  );
}
