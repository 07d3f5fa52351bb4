import { appendFileSync } from "node:fs";

export type Unit = "ms" | "s" | "bytes" | "kB" | "MiB" | "×" | "%" | "/s" | "points" | "";

/** What a benchmark has measured, with the bound it must keep, if it has one. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: Unit;
  readonly atMost?: number | undefined;
  readonly atLeast?: number | undefined;
}

/** A line of the report: the figure and its bound as they are read. */
export interface Finding {
  readonly what: string;
  readonly figure: string;
  /** Empty where nothing is to be reached. */
  readonly bound: string;
  readonly holds: boolean;
}

/** Prints a figure with its bound and keeps it for the report; a missed one ends the process with 1. */
export function tell(figure: Figure): void {
  const finding = {
    what: figure.what,
    figure: written(figure.value, figure.unit),
    bound: boundOf(figure),
    holds: holds(figure),
  };
  const verdict = finding.bound ? ` (${finding.bound}) ${finding.holds ? "ok" : "MISSED"}` : "";
  process.stdout.write(`${finding.what}: ${finding.figure}${verdict}\n`);
  if (!finding.holds) process.exitCode = 1;
  keep(finding);
}

/** Appends a finding, a JSON object a line, to the file that `npm run bench report` names. */
function keep(finding: Finding): void {
  const file = process.env.BENCH_FINDINGS;
  if (file) appendFileSync(file, `${JSON.stringify(finding)}\n`);
}

export function holds({ value, atMost = Infinity, atLeast = -Infinity }: Figure): boolean {
  return value <= atMost && value >= atLeast;
}

/** "at most 15 ms", or nothing where there is no bound. */
export function boundOf({ atMost, atLeast, unit }: Figure): string {
  if (atMost !== undefined) return `at most ${written(atMost, unit)}`;
  if (atLeast !== undefined) return `at least ${written(atLeast, unit)}`;
  return "";
}

/** Three digits that count: "0.47 ×", "12.5 ms", "32,104,000 /s". */
export function written(value: number, unit: Unit): string {
  const size = Math.abs(value);
  const digits = Number.isInteger(value) || size >= 100 ? 0 : size >= 10 ? 1 : 2;
  const number = value.toLocaleString("en", { maximumFractionDigits: digits });
  return unit === "" ? number : `${number} ${unit}`;
}
