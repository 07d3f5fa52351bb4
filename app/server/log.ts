import { destination, type Logger, pino } from "pino";
import type { LogLevel } from "./config.ts";

const COLLECTED_BYTES = 64 * 1024;
const LONGEST_WAIT_MS = 500;

/**
 * The server's log: one JSON line an event on standard output, times in UTC. Values of queries,
 * bodies and headers are never handed to it. Lines are collected and written together, after half a
 * second at the latest and when the process ends, since a write for each would cost as much as the
 * answer it tells of.
 */
export function createLog(level: LogLevel): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, logOutput());
}

/** Where the lines go: one for the process, or those of two would mix. */
export function logOutput(): ReturnType<typeof destination> {
  output ??= destination({
    sync: false,
    minLength: COLLECTED_BYTES,
    maxWrite: 2 * COLLECTED_BYTES,
    periodicFlush: LONGEST_WAIT_MS,
  });
  return output;
}

let output: ReturnType<typeof destination> | undefined;
