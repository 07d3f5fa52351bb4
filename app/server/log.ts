import { type Logger, pino } from "pino";
import type { LogLevel } from "./config.ts";

/**
 * The server's log: one JSON line an event on standard output, times in UTC. Values of queries,
 * bodies and headers are never handed to it.
 */
export function createLog(level: LogLevel): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
