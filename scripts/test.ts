import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { ensureChromium, ensureEngines } from "../tests/fixtures/browser/install.ts";
import { type Counts, closingLine, countOf, NONE, sum } from "./test-counts.ts";

interface Step {
  readonly name: string;
  readonly commands: readonly (readonly string[])[];
  /** Where its counts are written; a step without a report is one test. */
  readonly report?: string;
  /** It would test an earlier build if this one failed. */
  readonly needsBuild?: boolean;
}

const steps: readonly Step[] = [
  { name: "typecheck", commands: [["react-router", "typegen"], ["tsc"]] },
  { name: "lint", commands: [["biome", "check", "--error-on-warnings"]] },
  { name: "unused", commands: [["knip"]] },
  vitest("unit"),
  { name: "build", commands: [["scripts/build.ts"]] },
  { ...vitest("integration"), needsBuild: true },
  {
    name: "browser",
    commands: [["playwright", "test"]],
    report: "test-results/browser.json",
    needsBuild: true,
  },
];

const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stopping.abort());

process.exitCode = await main(process.argv.slice(2));

/** `npm test [-- step …]`: the last line of the output counts the tests of all steps. */
async function main(names: readonly string[]): Promise<number> {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    const known = steps.map(({ name }) => name).join(", ");
    console.error(`There is no step ${unknown.join(", ")}. The steps are ${known}.`);
    return 2;
  }
  const wanted = steps.filter(({ name }) => names.length === 0 || names.includes(name));
  const needsBuild = wanted.some((step) => step.needsBuild);
  const chosen = steps.filter(
    (step) => wanted.includes(step) || (needsBuild && step.name === "build"),
  );
  const outcomes = new Map<string, Counts>();
  const lines: string[] = [];
  const runAndReport = async (step: Step) => {
    const began = performance.now();
    console.log(`\n== ${step.name}`);
    const isBlocked = step.needsBuild && (outcomes.get("build")?.failed ?? 0) > 0;
    const counts = isBlocked ? { ...NONE, skipped: 1 } : await run(step);
    outcomes.set(step.name, counts);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    lines.push(`${step.name.padEnd(12)}${seconds.padStart(7)} s  ${closingLine(counts)}`);
    lines.push(...(counts.notes ?? []).map((note) => `  ${note}`));
  };
  for (const step of chosen) {
    await runAndReport(step);
    if (stopping.signal.aborted) break;
  }
  if (stopping.signal.aborted) return 130;
  const all = sum([...outcomes.values()]);
  console.log(["", ...lines, closingLine(all)].join("\n"));
  return all.failed === 0 && all.passed > 0 ? 0 : 1;
}

async function run({ name, commands, report }: Step): Promise<Counts> {
  if (name === "browser" && !(await findBrowser())) return { ...NONE, failed: 1 };
  if (report) await rm(report, { force: true });
  for (const command of commands) {
    const code = await exitCodeOf(command);
    if (code !== 0 || command === commands.at(-1)) {
      return countOf(code, report && (await readFile(report, "utf8").catch(() => "")));
    }
  }
  throw new Error(`The step ${name} has no command.`);
}

/** The same Node for every program, and none of the settings that would change what a tool does. */
async function exitCodeOf([file = "", ...args]: readonly string[]): Promise<number | null> {
  const script = file.includes("/") ? file : join("node_modules/.bin", file);
  const { NODE_ENV: _, DATABASE_URL: __, ...env } = process.env;
  const child = spawn(process.execPath, [script, ...args], {
    stdio: ["ignore", "inherit", "inherit"],
    env,
  });
  stopping.signal.addEventListener("abort", () => child.kill("SIGINT"));
  const [code] = await once(child, "close");
  return code;
}

async function findBrowser(): Promise<boolean> {
  try {
    process.env.CHROMIUM = await ensureChromium();
    await ensureEngines();
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

function vitest(project: string): Step {
  const report = `test-results/${project}.json`;
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  return {
    name: project,
    commands: [["vitest", "run", "--project", project, ...reporters]],
    report,
  };
}
