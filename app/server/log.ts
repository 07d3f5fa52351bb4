import { destination, type Logger, pino } from "pino";
import type { LogLevel } from "./config.ts";
import { readableLine } from "./readable-log.ts";

/**
 * The server's log on standard output, times in UTC: lines for people on a terminal, elsewhere one
 * JSON line an event. Values of queries,
 * bodies and headers are never handed to it. A reader that is slow makes no request wait.
 */
export function createLog(level: LogLevel): Logger {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    process.stdout.isTTY
      ? { write: (line: string) => process.stdout.write(readableLine(line)) }
      : destination({ sync: false }),
  );
}
