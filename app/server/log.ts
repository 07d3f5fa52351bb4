import { destination, type Logger, pino } from "pino";
import type { LogLevel } from "./config.ts";

/**
 * The server's log: one JSON line an event on standard output, times in UTC. Values of queries,
 * bodies and headers are never handed to it. A reader that is slow makes no request wait.
 */
export function createLog(level: LogLevel): Logger {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    destination({ sync: false }),
  );
}
