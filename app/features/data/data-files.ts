import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import Papa from "papaparse";
import { type Entity, entityNames } from "#db/pack/entities.ts";
import { readGivenLines } from "#db/pack/open-data/given-lines.ts";
import { givenFields } from "#db/pack/open-data/given-schema.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { DATA_FORMATS, type DataFormat } from "./data-paths.ts";

type OpenData = Dataset["openData"][number];

/** The records of a kind in a format. */
export function dataFile({ entity, lines }: OpenData, format: DataFormat): string {
  switch (format) {
    case "json":
      return lines === "" ? "[]\n" : `[\n${lines.trimEnd().replaceAll("\n", ",\n")}\n]\n`;
    case "ndjson":
      return lines;
    case "csv":
      return csvOf(lines, isEntity(entity) ? givenFields(entity) : []);
  }
}

/** A column for each field; a value that is a list or an object stands as JSON. */
function csvOf(lines: string, fields: readonly string[]): string {
  const rows = readGivenLines(lines).map((record) => fields.map((field) => cellOf(record[field])));
  return `${Papa.unparse({ fields: [...fields], data: rows }, { newline: "\r\n" })}\r\n`;
}

function cellOf(value: unknown): string {
  if (value === undefined || value === null) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** The record of an id. */
export function findRecord(
  { lines }: OpenData,
  id: string,
): Readonly<Record<string, unknown>> | undefined {
  const texts = [JSON.stringify(id), ...(/^\d{1,10}$/.test(id) ? [id] : [])];
  const starts = texts.flatMap((text) => [`{"id":${text},`, `{"id":${text}}`]);
  const line = lines.split("\n").find((one) => starts.some((start) => one.startsWith(start)));
  return line === undefined ? undefined : readGivenLines(line)[0];
}

/** A file that is offered: its size in bytes and its SHA-256 in hexadecimal. */
export interface OfferedFile {
  readonly format: DataFormat;
  readonly bytes: number;
  readonly sha256: string;
}

const offered = new WeakMap<Dataset["openData"], Promise<ReadonlyMap<string, OfferedFile[]>>>();

/** The files of each kind, described once for a dataset. */
export function offeredFiles({ openData }: Pick<Dataset, "openData">) {
  const known = offered.get(openData);
  if (known) return known;
  const made = describeFiles(openData);
  offered.set(openData, made);
  return made;
}

/** Kind by kind, so that other requests are answered in between. */
async function describeFiles(openData: Dataset["openData"]): Promise<Map<string, OfferedFile[]>> {
  const described = new Map<string, OfferedFile[]>();
  for (const one of openData) {
    await setImmediate();
    described.set(
      one.entity,
      DATA_FORMATS.map(({ id: format }) => {
        const bytes = Buffer.from(dataFile(one, format));
        const sha256 = createHash("sha256").update(bytes).digest("hex");
        return { format, bytes: bytes.length, sha256 };
      }),
    );
  }
  return described;
}

export function isEntity(name: string): name is Entity {
  return entityNames.some((entity) => entity === name);
}
