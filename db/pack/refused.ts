import type { PackFile } from "./schema/index.ts";

/** One thing that is wrong in a pack: where it stands, and what is allowed there. */
export interface PackError {
  /** Path inside the pack's folder. */
  readonly file: string;
  /** Id of the record, as text; absent when it has none that can be read. */
  readonly record?: string;
  /** Place of the record in its file, from 0, when it has no id. */
  readonly index?: number;
  /** Path inside the record: `stats[0].min`. */
  readonly field?: string;
  /** Line in the file, from 1. */
  readonly line?: number;
  /** Column in the line, from 1; for JSON that cannot be read. */
  readonly column?: number;
  readonly message: string;
}

/** A pack that is not imported. `errors` lists the first of its `total` errors. */
export class PackRefused extends Error {
  override readonly name = "PackRefused";
  readonly errors: readonly PackError[];
  readonly total: number;

  constructor(errors: readonly PackError[], total: number) {
    super(`The pack is refused: ${total === 1 ? "1 error" : `${total} errors`}.`);
    this.errors = errors;
    this.total = total;
  }
}

/** One line for a person: `story-cards.json:12: record 345, stats[0].min: min is greater …`. */
export function describePackError(error: PackError): string {
  const place = [error.file, error.line, error.column].filter((part) => part !== undefined);
  const record =
    error.record ?? (error.index === undefined ? undefined : `number ${error.index + 1}`);
  const inside = [record === undefined ? undefined : `record ${record}`, error.field]
    .filter((part) => part !== undefined)
    .join(", ");
  const line = [place.join(":"), inside, error.message].filter((part) => part !== "").join(": ");
  // A file's content must not act on the terminal on which it is printed.
  return line.replace(/[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu, (sign) => {
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}

/** The record, as one of the file's, that an error is reported for. */
export interface RecordAt {
  readonly file: PackFile;
  readonly record: { readonly id: string | number };
}

/** Notes a fault; the field is a path such as `pool[2].set`. */
export type Refuse = (at: RecordAt, field: string, message: string) => void;
