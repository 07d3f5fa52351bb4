import { openSync, readFileSync, renameSync, statSync } from "node:fs";
import { EmbeddedDatabaseError } from "../errors.ts";
import type { Files } from "./files.ts";

const largestLog = 10 * 1024 * 1024;

export interface Log {
  /** For a child process's output. */
  readonly descriptor: number;
  /** What was written since the log was opened. */
  readNew(): string;
}

/** Opens PostgreSQL's log for appending; a large one is put aside first, one old log is kept. */
export function openLog({ log }: Files): Log {
  const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  if (size > largestLog) renameSync(log, `${log}.old`);
  const start = size > largestLog ? 0 : size;
  return {
    descriptor: openSync(log, "a", 0o600),
    readNew: () => readFileSync(log).subarray(start).toString("utf8"),
  };
}

/** Tells in one sentence why PostgreSQL failed, by the last lines it wrote. */
export function describeFailure(what: string, written: string, { log, home }: Files): Error {
  if (/No space left on device|Disk quota exceeded|wrote only \d+ of \d+ bytes/.test(written)) {
    return new EmbeddedDatabaseError(
      `The disk is full: no space is left for the database in ${home}.`,
    );
  }
  const lines = written
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const telling = lines.filter((line) => /FATAL|PANIC|error:/.test(line));
  const last = (telling.length > 0 ? telling : lines).slice(-3).join("; ");
  return new EmbeddedDatabaseError(`${what}: ${last || "it said nothing"} (its log: ${log}).`);
}
