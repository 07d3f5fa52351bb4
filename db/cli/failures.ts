import { EnvironmentError } from "#db/environment.ts";
import {
  DatabaseRefusedError,
  DatabaseUnreachableError,
  EmbeddedDatabaseError,
} from "#db/errors.ts";
import { AddRefused } from "#db/pack/add/add-record.ts";
import { describePackError, PackRefused } from "#db/pack/refused.ts";
import { ExportRefused } from "#db/pack/write.ts";
import { UsageError } from "./arguments.ts";

/** 1 refused input, 2 wrong use, 3 database unreachable. */
export function exitCodeOf(error: unknown): 1 | 2 | 3 {
  if (error instanceof UsageError || error instanceof EnvironmentError) return 2;
  if (error instanceof DatabaseUnreachableError || error instanceof EmbeddedDatabaseError) return 3;
  return isConnectionLost(error) ? 3 : 1;
}

/** What a person reads: one sentence, or a line for each error of a pack. */
export function explainFailure(error: unknown): string {
  if (error instanceof PackRefused) return explainRefused(error);
  if (!(error instanceof Error)) return String(error);
  if (sentences.some((kind) => error instanceof kind)) return error.message;
  const source = sourceOf(error);
  if (isConnectionLost(error)) return `The connection to the database was lost: ${source.message}.`;
  if ("code" in source && source.code === "53100") {
    return `The disk of the database is full: nothing was changed (${source.message}).`;
  }
  if (source.name === "PostgresError") return `The database refused: ${source.message}.`;
  // A full disk, a folder that must not be written: the system's message says it.
  if ("syscall" in source) return source.message;
  return error.stack ?? error.message;
}

const sentences = [
  UsageError,
  EnvironmentError,
  DatabaseUnreachableError,
  DatabaseRefusedError,
  EmbeddedDatabaseError,
  ExportRefused,
  AddRefused,
];

function explainRefused({ message, errors, total }: PackRefused): string {
  const lines = errors.map((error) => `  ${describePackError(error)}`);
  const left = total - errors.length;
  return [message, ...lines, ...(left > 0 ? [`  and ${left} more`] : [])].join("\n");
}

/** The driver's or the system's own error at the end of a chain of causes. */
function sourceOf(error: Error): Error {
  return error.cause instanceof Error ? sourceOf(error.cause) : error;
}

/** Codes of the driver, of the system, and PostgreSQL's own for "shut down by the administrator". */
const lostCodes = new Set<unknown>([
  "CONNECTION_CLOSED",
  "CONNECTION_DESTROYED",
  "CONNECTION_ENDED",
  "CONNECT_TIMEOUT",
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "57P01",
  "57P02",
  "57P03",
]);

function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const source = sourceOf(error);
  return "code" in source && lostCodes.has(source.code);
}
