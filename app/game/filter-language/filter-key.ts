import type { Comparison, FilterValue } from "./filter-tree.ts";

/** What is asked of a record by one value of a term. */
export type RowTest<Row> = (row: Row) => boolean;

/** One of the values that a key knows. */
export interface FilterChoice {
  readonly id: string;
  readonly label: string;
  /** Other words that are read for it. */
  readonly aliases?: readonly string[];
}

/** What records can be asked for by, of a list whose records are `Row`s. */
export interface FilterKey<Row> {
  /** As it is written, in lower case. */
  readonly key: string;
  readonly aliases?: readonly string[];
  /** As chips say it. */
  readonly label: string;
  /** What it takes and means, in one sentence. */
  readonly help: string;
  /** A term that finds something, for whoever reads about the key. */
  readonly example: string;
  /** The values of a closed list, for completion and counts. */
  readonly choices?: readonly FilterChoice[];
  /** Which of these a record has. */
  readonly idsOf?: (row: Row) => readonly string[];
  /** How chips write a value that is no choice as it stands. */
  readonly writtenValue?: (text: string) => string;
  /** Whether what a term means changes from day to day. */
  readonly isDaily?: boolean;
  /** The test of a value, or a sentence that says what is wrong with it. */
  readonly read: (asked: AskedValue) => RowTest<Row> | string;
}

export interface AskedValue {
  readonly key: string;
  readonly comparison: Comparison;
  readonly value: FilterValue;
  /** Ms since the epoch. */
  readonly now: number;
}

/** The keys of a list, and what words without a key are looked for in. */
export interface FilterTable<Row> {
  readonly keys: readonly FilterKey<Row>[];
  readonly words: (value: FilterValue) => RowTest<Row> | string;
}

type Described<Row> = Pick<
  FilterKey<Row>,
  "key" | "aliases" | "label" | "help" | "example" | "choices" | "idsOf"
>;

/** A key whose values are read by `read`. */
export type KeyOf<Row, More> = Described<Row> & More;

/** Without a sign that compares: `:` and `=` ask for the same. */
export function isPlain(comparison: Comparison): boolean {
  return comparison === ":" || comparison === "=";
}

/** Full-width digits and signs are those of the keyboard. */
export function narrow(text: string): string {
  return text.normalize("NFKC").trim().toLowerCase();
}
