import { ensureChromium, NoBrowserError } from "../support/browser/install.ts";
import { type Counts, closingLine, exitCode, oneFailed, oneSkipped, sum } from "./counts.ts";
import { runStep } from "./run-step.ts";
import { chooseSteps, type Step } from "./steps.ts";

interface Outcome {
  readonly step: Step;
  readonly counts: Counts;
  readonly seconds: number;
}

const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => stopping.abort(signal));
}
process.exitCode = await main(process.argv.slice(2));

/** Runs the steps that are named, or all; the last line of the output counts their tests. */
async function main(names: string[]): Promise<number> {
  try {
    const chosen = chooseSteps(names);
    if (chosen.some((step) => step.inBrowser)) process.env.CHROMIUM = await ensureChromium();
    return close(await runAll(chosen));
  } catch (error) {
    if (stopping.signal.aborted) {
      console.error("\nStopped.");
      return 130;
    }
    if (error instanceof RangeError) {
      console.error(error.message);
      return 2;
    }
    console.error(error instanceof NoBrowserError ? error.message : error);
    return close([], oneFailed);
  }
}

async function runAll(chosen: readonly Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of chosen) {
    console.log(`\n== ${step.name}`);
    const start = performance.now();
    const needed = outcomes.find((outcome) => outcome.step.name === step.needs);
    const blocked = needed && needed.counts.failed > 0;
    if (blocked) console.log(`not run, for ${step.needs} failed`);
    const counts = blocked ? oneSkipped : await runStep(step, stopping.signal);
    stopping.signal.throwIfAborted();
    outcomes.push({ step, counts, seconds: (performance.now() - start) / 1000 });
  }
  return outcomes;
}

function close(outcomes: readonly Outcome[], more?: Counts): number {
  console.log("");
  for (const { step, counts, seconds } of outcomes) {
    console.log(
      `${step.name.padEnd(12)}${seconds.toFixed(1).padStart(7)} s  ${closingLine(counts)}`,
    );
  }
  const all = sum([...outcomes.map(({ counts }) => counts), ...(more ? [more] : [])]);
  console.log(closingLine(all));
  return exitCode(all);
}
