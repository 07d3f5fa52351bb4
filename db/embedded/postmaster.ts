import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { EmbeddedDatabaseError } from "../errors.ts";
import type { Address } from "./address.ts";
import { identify } from "./claim.mjs";

/** A running PostgreSQL server, told from a later process with the same number. */
export interface Postmaster {
  readonly pid: number;
  readonly address: Address;
  /** It accepts connections. */
  readonly isReady: boolean;
  isRunning(): boolean;
}

/**
 * The server that runs on the data folder by what `postmaster.pid` says, undefined when none does:
 * after a crash the file stays behind, and its process number may belong to something else by now.
 */
export function findPostmaster(dataFolder: string): Postmaster | undefined {
  const [pidLine, , , portLine, socketFolder, , , status] = readPidFile(dataFolder);
  const pid = Number(pidLine);
  const port = Number(portLine);
  if (!(pid > 0) || !(port > 0)) return undefined;
  const identity = identify(pid);
  if (identity === undefined || !worksIn(pid, dataFolder)) return undefined;
  return {
    pid,
    address: socketFolder
      ? { kind: "socket", folder: socketFolder, port }
      : { kind: "loopback", port },
    isReady: status?.trim() === "ready",
    isRunning: () => identify(pid) === identity,
  };
}

/** Whether any process of a PostgreSQL server works in the folder, one that lost its parent too. */
export function isInUse(dataFolder: string): boolean {
  if (process.platform !== "linux") return findPostmaster(dataFolder) !== undefined;
  return readdirSync("/proc").some(
    (name) => /^\d+$/.test(name) && worksIn(Number(name), dataFolder),
  );
}

const stopSteps = [
  { signal: "SIGINT", patience: 10_000 },
  { signal: "SIGQUIT", patience: 5_000 },
] as const;

/**
 * Ends the server: first in order (clients are sent away, everything is written), then at once
 * (the next start recovers from the write-ahead log; nothing that was committed is lost).
 */
export async function stopPostmaster(postmaster: Postmaster): Promise<void> {
  for (const { signal, patience } of stopSteps) {
    send(postmaster, signal);
    if (await waitUntil(() => !postmaster.isRunning(), patience)) return;
  }
  throw new EmbeddedDatabaseError(
    `The embedded PostgreSQL (process ${postmaster.pid}) does not stop; end it with \`kill -9 ${postmaster.pid}\`.`,
  );
}

/** Looks every few milliseconds until the condition holds; false when it does not in time. */
export async function waitUntil(condition: () => boolean, patience: number): Promise<boolean> {
  const end = performance.now() + patience;
  while (!condition()) {
    if (performance.now() > end) return false;
    await wait(15);
  }
  return true;
}

function send(postmaster: Postmaster, signal: NodeJS.Signals): void {
  try {
    process.kill(postmaster.pid, signal);
  } catch (error) {
    if (!postmaster.isRunning()) return;
    throw new EmbeddedDatabaseError(
      `The embedded PostgreSQL (process ${postmaster.pid}) belongs to another user and cannot be stopped by this one.`,
      { cause: error },
    );
  }
}

function readPidFile(dataFolder: string): string[] {
  return readOr("", () => readFileSync(join(dataFolder, "postmaster.pid"), "utf8")).split("\n");
}

/** PostgreSQL's processes all work in their data folder; elsewhere the command line tells. */
function worksIn(pid: number, dataFolder: string): boolean {
  if (process.platform === "linux") {
    return readOr("", () => readlinkSync(`/proc/${pid}/cwd`)) === dataFolder;
  }
  return readOr("", () =>
    execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" }),
  ).includes(dataFolder);
}

/** Processes and their files vanish at any moment; that reads as "nothing there". */
function readOr(otherwise: string, read: () => string): string {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error) return otherwise;
    throw error;
  }
}
