import Papa from "papaparse";
import { writtenDay } from "#app/game/written-day.ts";

/** A table for spreadsheets. What begins as a formula would run as one there. */
export function csvResponse(
  name: string,
  rows: readonly Readonly<Record<string, string | number | null>>[],
  columns: readonly string[],
): Response {
  return new Response(Papa.unparse([...rows], { columns: [...columns], escapeFormulae: true }), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}.csv"`,
    },
  });
}

/** The UTC day of an instant; nothing where it is not known. */
export function dayOf(at: number | null | undefined): string {
  return typeof at === "number" ? writtenDay(at) : "";
}
