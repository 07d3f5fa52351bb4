import type { Devtools } from "./devtools.ts";
import { withMeasuredVisit } from "./measured-visit.ts";

interface SameWork {
  /** A page that does nothing of its own. */
  readonly url: string;
  /** So many times slower than this one the processor is made. */
  readonly slower: number;
  /** So long, in ms, a task works on that processor. */
  readonly work: number;
  readonly tasks: number;
}

/**
 * How long, in ms by the clock, tasks took that all did the same, one in each frame: what differs
 * is not the work, but the machine and how the browser slows it down.
 *
 * @throws {Error} when the browser's record has fewer tasks than that.
 */
export async function tasksOfSameWork(
  devtools: Devtools,
  { url, slower, work, tasks }: SameWork,
): Promise<number[]> {
  return withMeasuredVisit(devtools, { prepare: "" }, async (visit) => {
    await visit.open(url);
    const stepsOfOneMs = Number(await visit.evaluate(STEPS_OF_ONE_MS));
    await visit.slowDown(slower);
    const steps = Math.round((stepsOfOneMs * work) / slower);
    const measured = await visit.tasksDuring(async () => {
      await visit.evaluate(workInEachFrame(steps, tasks));
    });
    if (measured.length < tasks) throw new Error(`Only ${measured.length} tasks for ${tasks}.`);
    // The page's others are short.
    const longestFirst = measured.map(({ took }) => took).sort((a, b) => b - a);
    return longestFirst.slice(0, tasks);
  });
}

/** Kept, that no compiler leaves it out. */
const WORK = `globalThis.work ??= (steps) => {
  let sum = 0;
  for (let step = 0; step < steps; step += 1) sum = (sum + step * step) % 1000003;
  globalThis.sum = sum;
}`;

/** At the processor's own speed; the quickest of some, when nothing came between. */
const STEPS_OF_ONE_MS = `(() => {
  ${WORK};
  const STEPS = 200000;
  let quickest = Infinity;
  for (let round = 0; round < 50; round += 1) {
    const began = performance.now();
    work(STEPS);
    quickest = Math.min(quickest, performance.now() - began);
  }
  return STEPS / quickest;
})()`;

function workInEachFrame(steps: number, tasks: number): string {
  return `new Promise((resolve) => {
    ${WORK};
    let left = ${tasks};
    const frame = () => {
      work(${steps});
      left -= 1;
      if (left > 0) requestAnimationFrame(frame);
      else resolve();
    };
    requestAnimationFrame(frame);
  })`;
}
