import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useActionData } from "react-router";
import type { PrayerDetailAnswer, RollAnswer } from "#app/api-schemas/prayers.ts";
import { askedBy, seedOfRoll } from "#app/game/rates/run.ts";
import type { RunStep } from "#app/game/rates/run-steps.ts";
import { useSettings } from "#app/settings/settings-context.ts";
import { fetchJson, fetchPrayer, UnansweredError } from "./fetch-prayer.ts";
import type { RolledRun } from "./roll-action.ts";
import { idsAt, runWithoutHidden } from "./run-without-hidden.ts";
import type { SimulatedPrayer } from "./simulated-prayer.ts";
import { newRun, runAfter, type SimulatorRun } from "./simulator-run.ts";

export interface Simulator {
  /** As this visitor may see it. */
  readonly run: SimulatorRun;
  readonly isRolling: boolean;
  /** Why the last roll was not made. */
  readonly problem: string | null;
  roll(step: RunStep): void;
  reset(): void;
  /** Goes on from a run of the prayer that was rolled elsewhere. */
  take(run: SimulatorRun, prayer: PrayerDetailAnswer): void;
}

/** A run, and the prayer where it was rolled here; the server has hidden names in its own. */
interface Rolled {
  readonly run: SimulatorRun;
  readonly prayer: PrayerDetailAnswer | null;
}

/**
 * The run of a prayer's simulator: what a form without JavaScript has rolled, or what the address
 * says (`?seed=…&steps=…`), which is rolled again here with the names that the HTML may not hold,
 * and then every roll that the call answers. What is hidden is named in spoiler mode only.
 */
export function useSimulator(prayer: SimulatedPrayer): Simulator {
  const sent = useActionData<RolledRun>();
  const [rolled, setRolled] = useState<Rolled>(() => ({
    run: sent?.run ?? prayer.linked ?? newRun(prayer),
    prayer: null,
  }));
  const [problem, setProblem] = useState(sent?.problem ?? null);
  const [isRolling, setRolling] = useState(false);
  // What comes back after a reset belongs to no run any more.
  const turn = useRef(0);

  /** Does what takes time, unless another turn comes before it is done. */
  const perform = useCallback(async (work: () => Promise<Rolled | undefined>) => {
    turn.current += 1;
    const mine = turn.current;
    setRolling(true);
    try {
      const next = await work();
      if (mine !== turn.current) return;
      if (next) setRolled(next);
      setProblem(null);
    } catch (error) {
      if (mine !== turn.current) return;
      if (!(error instanceof UnansweredError)) throw error;
      setProblem(error.message);
    } finally {
      if (mine === turn.current) setRolling(false);
    }
  }, []);

  const { id } = prayer;
  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    const [seed, steps] = [query.get("seed"), query.get("steps")];
    if (seed && steps) void perform(() => rolledAgain(id, seed, steps));
  }, [id, perform]);

  const goOnFrom = (next: Rolled) => {
    turn.current += 1;
    setRolled(next);
    setProblem(null);
    setRolling(false);
  };
  return {
    run: useSeenRun(rolled, prayer),
    isRolling,
    problem,
    roll: (step) => {
      if (!isRolling) void perform(() => rolledOnce(id, rolled.run, step));
    },
    reset: () => goOnFrom({ run: newRun(prayer), prayer: null }),
    take: (run, of) => goOnFrom({ run, prayer: of }),
  };
}

function useSeenRun({ run, prayer }: Rolled, { hidden }: SimulatedPrayer): SimulatorRun {
  const { jpContent } = useSettings();
  return useMemo(
    () => (jpContent || !prayer ? run : runWithoutHidden(run, idsAt(prayer.pool, hidden))),
    [run, prayer, hidden, jpContent],
  );
}

/** A new seed for a run: chance of the system's own, short enough to read. */
export function newSeed(): string {
  return [...crypto.getRandomValues(new Uint32Array(2))].map((word) => word.toString(36)).join("");
}

async function rolledAgain(id: string, seed: string, steps: string): Promise<Rolled | undefined> {
  // Most visits come without a run, and the call answers the rolls they ask for.
  const [prayer, { runFrom }] = await Promise.all([fetchPrayer(id), import("./replayed-run.ts")]);
  const run = runFrom(prayer, seed, steps);
  return run && { run, prayer };
}

async function rolledOnce(id: string, run: SimulatorRun, step: RunStep): Promise<Rolled> {
  const seed = run.seed === "" ? newSeed() : run.seed;
  const no = run.state.steps.length;
  const asked = { id, ...askedBy(step, run.state), seed: seedOfRoll(seed, no) };
  const [prayer, answer] = await Promise.all([
    fetchPrayer(id),
    fetchJson<RollAnswer>("/api/prayers/roll", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(asked),
    }),
  ]);
  return { run: runAfter(prayer, run, { seed, step, answer }), prayer };
}
