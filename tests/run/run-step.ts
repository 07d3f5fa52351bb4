import { spawn } from "node:child_process";
import { delimiter, dirname, resolve } from "node:path";
import { type Counts, countReported, countStatic } from "./counts.ts";
import { forgetReport, readCounts } from "./reports.ts";
import type { Step } from "./steps.ts";

/** How long a step may take to end after it was told to (ms). */
const grace = 10_000;

/** Runs a step with its output going where this process' output goes, and counts its tests. */
export async function runStep(step: Step, stop: AbortSignal): Promise<Counts> {
  if (step.report) await forgetReport(step.report.file);
  const exitCode = await runCommands(step, stop);
  if (!step.report) return countStatic(exitCode);
  return countReported({
    exitCode,
    report: await readCounts(step.report.file, step.report.counts),
  });
}

async function runCommands(step: Step, stop: AbortSignal): Promise<number | null> {
  for (const [program, ...parameters] of step.commands) {
    const exitCode = await runProgram(program, parameters, stop);
    if (exitCode !== 0) return exitCode;
  }
  return 0;
}

async function runProgram(program: string, parameters: string[], stop: AbortSignal) {
  stop.throwIfAborted();
  const child = spawn(resolve("node_modules/.bin", program), parameters, {
    stdio: ["ignore", "inherit", "inherit"],
    env: environment(),
  });
  const end = () => {
    child.kill("SIGINT");
    setTimeout(() => child.kill("SIGKILL"), grace).unref();
  };
  stop.addEventListener("abort", end);
  const { promise, resolve: ended, reject } = Promise.withResolvers<number | null>();
  child.once("error", reject);
  child.once("exit", ended);
  try {
    return await promise;
  } finally {
    stop.removeEventListener("abort", end);
  }
}

/** The same Node for every program, and none of the settings that would change what a tool does. */
function environment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _, DATABASE_URL: __, ...kept } = process.env;
  return { ...kept, PATH: [dirname(process.execPath), kept.PATH].join(delimiter) };
}
