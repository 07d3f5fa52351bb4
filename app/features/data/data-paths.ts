/** Canonical paths of the pages about the data. */
export const DATA_PATH = "/data";
export const CHANGES_PATH = "/data/changes";
export const CORRECTION_PATH = "/data/correction";

/** The formats in which the records of a kind are given away. */
export const DATA_FORMATS = [
  { id: "json", label: "JSON", type: "application/json" },
  { id: "ndjson", label: "NDJSON", type: "application/x-ndjson" },
  { id: "csv", label: "CSV", type: "text/csv; charset=utf-8; header=present" },
] as const;

export type DataFormat = (typeof DATA_FORMATS)[number]["id"];

/** Where a file stands; with a version it holds the records of that version. */
export function dataFilePath(name: string, version?: number): string {
  return version === undefined ? `${DATA_PATH}/${name}` : `${DATA_PATH}/${version}/${name}`;
}
