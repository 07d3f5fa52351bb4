// From `npm start` to the first answer, when all is installed, built and seeded: what an operator
// waits for after a restart. Run `npm start` once before.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { tell } from "#tests/support/figures.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const port = "39201";
const runs = 3;
const times: number[] = [];

for (let run = 1; run <= runs; run += 1) {
  const began = performance.now();
  const start = spawn("npm", ["start"], {
    cwd: root,
    env: { ...process.env, PORT: port, LOG_LEVEL: "warn" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await firstAnswer(start);
  times.push((performance.now() - began) / 1000);
  console.log(`start ${run}: ${times.at(-1)?.toFixed(1)} s to the first answer`);
  start.kill("SIGTERM");
  await once(start, "exit");
  await silence();
}
tell({ what: "slowest start", value: Math.max(...times), unit: "s", atMost: 4 });

/** Waits until the home page answers, asking over and over. */
async function firstAnswer(start: ChildProcess): Promise<void> {
  while (start.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error(`npm start ended with exit code ${start.exitCode} before it answered.`);
}

/** npm is gone before what it started: the next start must not be answered by the last one. */
async function silence(): Promise<void> {
  while (await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined));
}
