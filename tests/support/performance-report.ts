import type { Finding } from "./figures.ts";

/** One benchmark's part of the document. */
export interface ReportSection {
  /** The benchmark's name: `npm run bench NAME` measures it. */
  readonly name: string;
  /** What stands below the heading. */
  readonly text: string;
}

/**
 * Findings as a table: one a row, or, where all are named "row: column", one row for each of the
 * first and one column for each of the second. What misses its bound is marked.
 */
export function tableOf(findings: readonly Finding[], layout: "list" | "grid"): string {
  if (layout === "list") {
    return table(
      ["figure", "measured", "to reach"],
      findings.map(({ what, figure, bound, holds }) => [what, mark(figure, holds), bound]),
    );
  }
  const cells = findings.map((finding) => ({ finding, ...placeOf(finding.what) }));
  const rows = [...new Set(cells.map(({ row }) => row))];
  const columns = [...new Set(cells.map(({ column }) => column))];
  return table(
    ["", ...columns],
    rows.map((row) => [
      row,
      ...columns.map((column) => {
        const cell = cells.find((each) => each.row === row && each.column === column);
        return cell ? mark(cell.finding.figure, cell.finding.holds) : "";
      }),
    ]),
  );
}

/** The document with these sections in place of those of the same name; new ones come last. */
export function mergeSections(
  document: readonly ReportSection[],
  measured: readonly ReportSection[],
): ReportSection[] {
  const kept = document.map((old) => measured.find(({ name }) => name === old.name) ?? old);
  return [...kept, ...measured.filter(({ name }) => !document.some((old) => old.name === name))];
}

/** The sections of a document that `writeSections` has written. */
export function readSections(document: string): ReportSection[] {
  return document
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [name = "", ...lines] = section.split("\n");
      return { name: name.trim(), text: lines.join("\n").trim() };
    });
}

export function writeSections(head: string, sections: readonly ReportSection[]): string {
  return [head, ...sections.map(({ name, text }) => `## ${name}\n\n${text}`)]
    .map((part) => `${part.trim()}\n`)
    .join("\n");
}

function placeOf(what: string): { row: string; column: string } {
  const at = what.lastIndexOf(": ");
  return { row: what.slice(0, at), column: what.slice(at + 2) };
}

function mark(figure: string, holds: boolean): string {
  return holds ? figure : `**${figure} (missed)**`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
