import { useEffect, useState } from "react";
import { percent } from "#app/game/number-format.ts";
import { fetchPrayer, UnansweredError } from "./fetch-prayer.ts";
import type { RunLuck } from "./luck-of-run.ts";
import type { SimulatorRun } from "./simulator-run.ts";

/** Longer runs would keep a phone busy with each of their rolls. */
const MOST_STEPS = 2000;

/** How lucky a run is with what is wished for: `you: 3, expected 0.84, luckier than 97 %`. */
export function RunLuckLine({
  id,
  run: { seed, state },
  want,
  wishName,
}: {
  id: string;
  run: Pick<SimulatorRun, "seed" | "state">;
  want: readonly string[];
  /** What the wish is called. */
  wishName: string;
}) {
  const [luck, setLuck] = useState<RunLuck | null>(null);
  const wish = want.join(",");
  const isKnowable = state.steps.length > 0 && state.steps.length <= MOST_STEPS && wish !== "";
  useEffect(() => {
    if (!isKnowable) {
      setLuck(null);
      return;
    }
    let isWanted = true;
    Promise.all([fetchPrayer(id), import("./luck-of-run.ts")]).then(
      ([prayer, { luckOfRun }]) => {
        const ids = wish.split(",");
        const found = luckOfRun(prayer, { seed, state }, (item) => ids.includes(String(item.id)));
        if (isWanted) setLuck(found);
      },
      (error: unknown) => {
        // The roll itself shows the error.
        if (!(error instanceof UnansweredError)) throw error;
      },
    );
    return () => {
      isWanted = false;
    };
  }, [id, seed, state, wish, isKnowable]);
  return luck && isKnowable ? <p>{`${wishName}: ${luckText(luck)}`}</p> : null;
}

export function luckText({ drawn, expected, fewer, more }: RunLuck): string {
  const than =
    drawn >= expected
      ? `luckier than ${percent(fewer, 0)} %`
      : `unluckier than ${percent(more, 0)} %`;
  return `you ${drawn}, expected ${expected.toFixed(2)}, ${than}`;
}
