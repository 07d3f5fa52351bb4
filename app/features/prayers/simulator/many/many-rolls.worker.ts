/// <reference lib="webworker" />
import { experiment } from "#app/game/rates/experiment.ts";
import { planOf, rollsOfPlan } from "#app/game/rates/plan.ts";
import { seededRandom } from "#app/game/rates/seeded-random.ts";
import { rollUntil } from "#app/game/rates/until.ts";
import { rolledRun } from "../replayed-run.ts";
import {
  type ExperimentTask,
  MOST_HITS,
  type UntilTask,
  type WorkerNews,
  type WorkerTask,
} from "./messages.ts";
import { wantedBy } from "./wanted-choices.ts";

/** Rolls in great numbers beside the page, which stays free to scroll. */
self.addEventListener("message", ({ data }: MessageEvent<WorkerTask>) => {
  if (data.kind === "experiment") performExperiment(data);
  else rollOn(data);
});

function performExperiment({ prayer, step, pulls, wanted, runs, seed }: ExperimentTask): void {
  const plan = planOf(prayer, step);
  if (!plan) throw new Error(`The prayer has no ${step.type}.`);
  let toldAt = performance.now();
  const result = experiment({
    rolls: rollsOfPlan(plan, pulls),
    wanted: wantedBy(wanted),
    runs,
    most: MOST_HITS,
    random: seededRandom(seed),
    tell: (done) => {
      if (performance.now() - toldAt < TELL_EVERY_MS) return;
      toldAt = performance.now();
      tell({ kind: "progress", done: done / runs });
    },
  });
  tell({ kind: "experiment", result });
}

/** Oftener would keep the page busy with drawing its bar. */
const TELL_EVERY_MS = 100;

function rollOn({ prayer, step, wanted, seed, steps }: UntilTask): void {
  const until = rollUntil(prayer, { seed, steps }, step, wantedBy(wanted));
  const { found, isFull } = until;
  tell({ kind: "until", run: rolledRun(prayer, seed, until.steps), found, isFull });
}

function tell(news: WorkerNews): void {
  self.postMessage(news);
}
