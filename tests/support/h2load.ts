import { execFile, spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Pace } from "./paced-load.ts";
import type { Asked } from "./requests-a-second.ts";

const CONNECTIONS = 64;
const run = promisify(execFile);

/** Whether h2load is installed (Debian: nghttp2-client), a client that keeps a pace. */
export const hasH2load = spawnSync("h2load", ["--version"]).error === undefined;

/**
 * Waiting times in ms of requests that h2load sends at an even pace, for a whole number of seconds.
 * @throws {Error} when an answer is not a 200.
 */
export async function waitsOfH2load(asked: Asked, { perSecond, ms }: Pace): Promise<number[]> {
  const folder = await mkdtemp(join(tmpdir(), "almanac-h2load-"));
  try {
    const log = join(folder, "log");
    const seconds = Math.max(1, Math.round(ms / 1000));
    const headers = Object.entries(asked.headers).flatMap(([name, value]) => [
      "-H",
      `${name}: ${value}`,
    ]);
    await run("h2load", [
      ...["--h1", "-t1", `-c${CONNECTIONS}`, `--rps=${perSecond / CONNECTIONS}`],
      ...[`-D${seconds}`, "--warm-up-time=1", `--log-file=${log}`],
      ...[...headers, `http://127.0.0.1:${asked.port}${asked.path}`],
    ]);
    const waits = readWaits(await readFile(log, "utf8"));
    const counted = withWaitsLeftOut(waits, (1000 * CONNECTIONS) / perSecond);
    // What was never answered waited without end.
    const missed = Math.floor(seconds * perSecond - counted.length);
    return [...counted, ...Array.from({ length: missed }, () => Number.POSITIVE_INFINITY)];
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A line of the log is the start in µs, the status and the wait in µs. */
function readWaits(log: string): number[] {
  return log
    .trimEnd()
    .split("\n")
    .map((line) => {
      const [, status, wait] = line.split("\t");
      if (status !== "200") throw new Error(`An answer was not well: ${line}`);
      return Number(wait) / 1000;
    });
}

/**
 * A connection that waits asks nothing meanwhile. What it would have asked, one request in each
 * `interval` (ms), would have waited for the rest: these count as well, as HdrHistogram has it.
 */
export function withWaitsLeftOut(waits: readonly number[], interval: number): number[] {
  return waits.flatMap((wait) =>
    Array.from(
      { length: Math.max(1, Math.ceil(wait / interval)) },
      (_, at) => wait - at * interval,
    ),
  );
}
