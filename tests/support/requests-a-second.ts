import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";
import { measure } from "./load.ts";

export interface Asked {
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

const CONNECTIONS = 16;
const run = promisify(execFile);

/** Whether wrk is installed, a client that costs much less than the server it asks. */
export const hasWrk = spawnSync("wrk", ["-v"]).error === undefined;

/**
 * Requests a second over 16 loopback connections; with wrk where it is installed, whose shortest
 * time is a second.
 * @throws {Error} when an answer is neither 2xx nor 3xx.
 */
export async function requestsASecond(asked: Asked, ms: number): Promise<number> {
  if (!hasWrk) {
    const { requests, ms: taken } = await measure({ ...asked, connections: CONNECTIONS, ms });
    return (requests * 1000) / taken;
  }
  const headers = Object.entries(asked.headers).flatMap(([name, value]) => [
    "-H",
    `${name}: ${value}`,
  ]);
  const url = `http://127.0.0.1:${asked.port}${asked.path}`;
  const duration = `-d${Math.max(1, Math.round(ms / 1000))}s`;
  const { stdout } = await run("wrk", ["-t1", `-c${CONNECTIONS}`, duration, ...headers, url]);
  if (stdout.includes("Non-2xx")) throw new Error(`${url} does not answer well:\n${stdout}`);
  return Number(/Requests\/sec:\s*([\d.]+)/.exec(stdout)?.[1]);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
