import type { PackError } from "./refused.ts";
import type { PackFile } from "./schema/index.ts";
import type { SourceFile } from "./source.ts";

/** A record as it was written, valid or not. */
export interface Candidate {
  readonly id: unknown;
  readonly value: unknown;
  readonly file: PackFile;
  /** Where it stands, or a field such as `stats[0].min` in it, for an error. */
  place(field?: string): Pick<PackError, "file" | "record" | "index" | "line">;
}

/** The records of every file that could be read. */
export type Candidates = ReadonlyMap<PackFile, readonly Candidate[]>;

/** The elements of a list file. */
export function candidatesOf(
  file: PackFile,
  source: SourceFile,
  list: readonly unknown[],
): Candidate[] {
  return list.map((value, index) => {
    const id = isObject(value) ? value.id : undefined;
    const hasId = typeof id === "string" || typeof id === "number";
    return {
      id,
      value,
      file,
      place: (field = "") => {
        const line = source.lineOf(index, pathOf(field));
        return {
          file,
          ...(hasId ? { record: String(id) } : { index }),
          ...(line !== undefined && { line }),
        };
      },
    };
  });
}

/** `stats[0].min` becomes `["stats", 0, "min"]`. */
function pathOf(field: string): (string | number)[] {
  return [...field.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, name = ""]) =>
    index === undefined ? name : Number(index),
  );
}

export interface FoundValue {
  readonly value: unknown;
  /** Where it stands in the record: `buffs[2].character`. */
  readonly path: string;
  /** The object that holds the field. */
  readonly parent: Record<string, unknown>;
}

/**
 * The values at a path such as `artist`, `featured[]`, `waves[][]`, `buffs[].character` or
 * `details.exchange[].card`; absent ones are left out.
 */
export function valuesAt(record: unknown, path: string): FoundValue[] {
  if (!isObject(record)) return [];
  const [first = "", ...rest] = path.split(".");
  const [name = "", ...lists] = first.split("[]");
  if (!Object.hasOwn(record, name)) return [];
  const below = (value: unknown, here: string): FoundValue[] => {
    if (rest.length === 0) return [{ value, path: here, parent: record }];
    return valuesAt(value, rest.join(".")).map((found) => ({
      ...found,
      path: `${here}.${found.path}`,
    }));
  };
  return lists
    .reduce<{ value: unknown; path: string }[]>(
      (outer) => outer.flatMap(elementsOf),
      [{ value: record[name], path: name }],
    )
    .flatMap(({ value, path: here }) => below(value, here));
}

function elementsOf({ value, path }: { value: unknown; path: string }) {
  if (!Array.isArray(value)) return [];
  return value.map((element: unknown, index) => ({ value: element, path: `${path}[${index}]` }));
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
