/// <reference lib="webworker" />

import { bestPlan, type PlannedRoll } from "#app/game/plan/best-plan.ts";
import { type WishedCounts, wishedCounts } from "#app/game/plan/luck.ts";
import { itemNamed } from "#app/game/plan/wish.ts";
import { experiment } from "#app/game/rates/experiment.ts";
import { seededRandom } from "#app/game/rates/seeded-random.ts";
import { rollUntil } from "#app/game/rates/until.ts";
import { rolledRun } from "../simulator/replayed-run.ts";
import type { ExperimentTask, UntilTask, WorkerNews, WorkerTask } from "./messages.ts";
import { type PlanAsked, type PlannedPrayer, planView } from "./plan-view.ts";
import { wishedOf } from "./wished.ts";

/** What takes long is worked out beside the page, which stays free to scroll. */
self.addEventListener("message", ({ data }: MessageEvent<WorkerTask>) => {
  if (data.kind === "plan") post({ kind: "plan", plan: planView(data.prayer, data.asked) });
  else if (data.kind === "experiment") performExperiment(data);
  else rollOn(data);
});

function performExperiment({ prayer, asked, runs, seed }: ExperimentTask): void {
  const rolls = plannedRolls(prayer, asked);
  const counts = wishedCounts(rolls, wishedOf(asked.want));
  let postedAt = performance.now();
  const result = experiment({
    rolls: rolls.flatMap(({ rates, times }) => new Array<typeof rates>(times).fill(rates)),
    wanted: wishedOf(asked.want),
    runs,
    most: Math.min(MOST_COUNTS, lastOften(counts) + 1),
    random: seededRandom(seed),
    report: (done) => {
      if (performance.now() - postedAt < POST_EVERY_MS) return;
      postedAt = performance.now();
      post({ kind: "progress", done: done / runs });
    },
  });
  post({ kind: "experiment", counts, result });
}

/** At most so many counts are listed, and none rarer than `SELDOM`. */
const MOST_COUNTS = 40;
const SELDOM = 1e-4;

/** The last count that comes about in more than one of ten thousand runs. */
function lastOften({ least, chances }: WishedCounts): number {
  return least + chances.findLastIndex((chance) => chance > SELDOM);
}

/** Oftener would keep the page busy with drawing its bar. */
const POST_EVERY_MS = 100;

function rollOn({ prayer, step, want, seed, steps }: UntilTask): void {
  const until = rollUntil(prayer, { seed, steps }, step, wishedOf(want));
  const { found, isFull } = until;
  post({ kind: "until", run: rolledRun(prayer, seed, until.steps), found, isFull });
}

function post(news: WorkerNews): void {
  self.postMessage(news);
}

/** The rolls of the best plan, with their rates; none where there is no plan. */
function plannedRolls(
  prayer: PlannedPrayer,
  { want, mode, stock }: PlanAsked,
): readonly PlannedRoll[] {
  const items = want.flatMap((id) => itemNamed(prayer.pool, id) ?? []);
  return bestPlan(prayer, { items, mode }, stock)?.rolls ?? [];
}
