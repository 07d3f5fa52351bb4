import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import { createContext, type RouterContextProvider } from "react-router";
import { createLog } from "./log.ts";

/** Where the code that answers one request tells of unexpected errors. */
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
