import { randomUUID } from "node:crypto";
import { destination, type Logger, pino } from "pino";
import { createContext, type RouterContextProvider } from "react-router";
import { z } from "zod";
import type { LogLevel } from "./config.ts";

/**
 * The server's log on standard output, times in UTC: lines for people on a terminal, elsewhere one
 * JSON line an event. Values of queries, bodies and headers are never logged. A reader that is
 * slow makes no request wait.
 */
export function createLog(level: LogLevel): Logger {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    process.stdout.isTTY
      ? { write: (line: string) => process.stdout.write(readableLine(line)) }
      : destination({ sync: false }),
  );
}

const event = z.looseObject({ level: z.number(), time: z.string(), msg: z.string().default("") });
const problem = z.looseObject({ stack: z.string() });
const { labels } = pino.levels;

/**
 * An event of the log, a JSON line, as a line for a person at a terminal: the time of day (UTC), how
 * bad it is, what happened, and the rest by name; below it the stack of an error.
 */
export function readableLine(line: string): string {
  const { level, time, msg, err, ...rest } = event.parse(JSON.parse(line));
  const { method, path, status, ms, ...others } = rest;
  const request = method === undefined ? "" : `${method} ${path} ${status} in ${ms} ms`;
  const named = Object.entries(method === undefined ? rest : others)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}=${typeof value === "string" ? value : JSON.stringify(value)}`);
  const parts = [time.slice(11, 19), level > 30 ? `${labels[level]}:` : "", msg, request, ...named];
  const { data } = problem.safeParse(err);
  return `${parts.filter((part) => part !== "").join(" ")}\n${data ? `${data.stack}\n` : ""}`;
}

/** Where the code that answers one request reports unexpected errors. */
export interface RequestReport {
  /** Stands in the log and in the visitor's error page alike. */
  readonly requestId: string;
  error(error: unknown): void;
}

export const reportContext = createContext<RequestReport | null>(null);

/** The request's report. In development no server of ours prepares one: a new one is made. */
export function reportOf(context: Readonly<RouterContextProvider>): RequestReport {
  return context.get(reportContext) ?? reportTo(createLog("info"), randomUUID());
}

export function reportTo(log: Pick<Logger, "error">, requestId: string): RequestReport {
  return {
    requestId,
    error: (error) => log.error({ requestId, err: error }, "The answer failed unexpectedly."),
  };
}
