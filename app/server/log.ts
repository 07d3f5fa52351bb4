import { destination, type Logger, pino } from "pino";
import type { LogLevel } from "./config.ts";

const COLLECTED_BYTES = 8 * 1024;
const LONGEST_WAIT_MS = 500;

/**
 * The server's log: one JSON line an event on standard output, times in UTC. Values of queries,
 * bodies and headers are never handed to it. Lines are collected and written together, after half a
 * second at the latest and when the process ends, since a write for each would cost as much as the
 * answer it tells of.
 */
export function createLog(level: LogLevel): Logger {
  output ??= destination({
    sync: false,
    minLength: COLLECTED_BYTES,
    periodicFlush: LONGEST_WAIT_MS,
  });
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, output);
}

/** One for the process, or lines of two would mix. */
let output: ReturnType<typeof destination> | undefined;
