import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { writePath } from "#app/game/input-messages.ts";
import { isObject } from "#db/pack/candidates.ts";
import { formatPack, orderKeys } from "#db/pack/format.ts";
import { importPack } from "#db/pack/import.ts";
import { type PackRecords, packFileNames } from "#db/pack/pack.ts";
import { readPack } from "#db/pack/read.ts";
import { PackRefused } from "#db/pack/refused.ts";
import { readStoredPack } from "#db/pack/rows/stored-pack.ts";
import { testDatabase } from "#tests/fixtures/database.ts";
import { smallPack, writeToTemporaryFolder } from "#tests/fixtures/small-pack.ts";

const database = testDatabase();
let written: Awaited<ReturnType<typeof writeToTemporaryFolder>>;

beforeAll(async () => {
  written = await writeToTemporaryFolder();
});
afterAll(() => written.remove());

interface Mutation {
  kind: "drop" | "duplicate" | "retype" | "dangle" | "add";
  file: keyof PackRecords;
  /** From the record's place in its file down to the value. */
  path: (string | number)[];
  value?: unknown;
}

/** Values that no field of the fitting type, or no database, may choke on. */
const strangers: unknown[] = [
  null,
  true,
  -1,
  0.005,
  1e300,
  2 ** 31,
  "",
  " x",
  "\u0000",
  "\ud83d",
  "x".repeat(3000),
  "0000-01-01T00:00:00Z",
  "2024-13-01T00:00:00Z",
  [],
  [null],
  {},
  { in: "3d", at: "24:00" },
];

/** Fields whose rule is told at another field of the same record. */
const reportedElsewhere = new Map([
  ["nameEn", ["nameEn", "nameBasis"]],
  ["credit", ["artist"]],
  ["artist", ["artist"]],
  ["max", ["min", "base"]],
  ["type", ["attribute"]],
  ["attributeType", ["attribute"]],
  ["rateType", ["set"]],
  ["batches", ["set"]],
  ["kind", ["batches"]],
  ["guaranteed", ["pickUpGuaranteed"]],
  ["hpGauges", ["gauges"]],
  ["totalPower", ["polarity", "elements", "bullets"]],
]);

/** Fields of a record whose rule is told at others, which may stand in another of its files. */
const reportedAtRoot = new Map([
  ["rateUpCharacters", ["pool", "stepUps"]],
  ["rateUpCards", ["pool"]],
  ["pool", ["simulator", "gcCost", "stepUps", "rateUpCharacters", "rateUpCards"]],
  ["start", ["end", "rateUpCharacters", "rateUpCards"]],
  ["server", ["rateUpCharacters"]],
  ["details", ["rateUpCards"]],
  ["date", ["characters"]],
  ["debut", ["status", "rateUpCharacters", "characters"]],
  ["type", ["status"]],
  ["release", ["rateUpCards"]],
  ["releaseJp", ["rateUpCharacters"]],
  ["number", ["timestamp"]],
  ["permanent", ["end"]],
  ["rarity", ["cards", "pool", "rateUpCards"]],
  ["no", ["id"]],
  ["kind", ["id", "no", "characters", "cards", "pool"]],
  ["cards", ["kind"]],
  ["characters", ["kind"]],
  ["dateMode", ["date"]],
]);

test("a pack with a change is read as changed, or refused with the place of the change", {
  timeout: 600_000,
}, async () => {
  let accepted = 0;
  let refused = 0;
  const files = await readFiles();
  await fc.assert(
    fc.asyncProperty(mutations(files), async (mutation) => {
      const list = structuredClone(files[mutation.file]);
      apply(list, mutation);
      const path = join(written.folder, mutation.file);
      const before = await readFile(path, "utf8");
      await writeFile(path, JSON.stringify(list));
      try {
        const pack = await readPack(written.folder);
        accepted += 1;
        expect(orderAll(pack.records[mutation.file], mutation.file)).toEqual(
          orderAll(list, mutation.file),
        );
        // What the checks let through, the database takes and gives back.
        await importPack(database.connection, pack, { now: 1.7e12 });
        const stored = await readStoredPack(database.connection.db);
        expect(stored && [...formatPack(stored)]).toEqual([...formatPack(pack)]);
      } catch (error) {
        if (!(error instanceof PackRefused)) throw error;
        refused += 1;
        expect(
          error.errors.some((one) => names(one, mutation)),
          explain(error),
        ).toBe(true);
      } finally {
        await writeFile(path, before);
      }
    }),
    { numRuns: 400 },
  );
  expect([...formatPack(await readPack(written.folder))]).toEqual([...formatPack(smallPack())]);
  expect(accepted).toBeGreaterThan(5);
  expect(refused).toBeGreaterThan(50);
});

function names(error: { file: string; field?: string }, { kind, file, path }: Mutation): boolean {
  const [, ...inside] = path;
  const [root = ""] = inside;
  const first = (error.field ?? "").split(/[[.]/, 1)[0] ?? "";
  if (reportedAtRoot.get(String(root))?.includes(first)) return true;
  if (error.file !== file) {
    // The record under this id is gone: those that refer to it tell.
    const isGone = inside.length === 0 || (inside.length === 1 && inside[0] === "id");
    return isGone && error.field !== undefined;
  }
  const field = error.field ?? "";
  if (kind === "duplicate" && inside.length === 0) return field === "id";
  const last = inside.at(-1);
  // The second of two is the one that is refused.
  const isCopy = kind === "duplicate" && typeof last === "number";
  const place = writePath(isCopy ? inside.with(-1, last + 1) : inside);
  if (field.startsWith(place) || place.startsWith(field)) return true;
  const name = inside.findLast((part) => typeof part === "string") ?? "";
  const parent = writePath(inside.slice(0, inside.lastIndexOf(name)));
  return (reportedElsewhere.get(name) ?? []).some(
    (other) => field === (parent === "" ? other : `${parent}.${other}`),
  );
}

function mutations(files: Record<keyof PackRecords, unknown[]>): fc.Arbitrary<Mutation> {
  const places = packFileNames.flatMap((file) =>
    files[file].flatMap((record, index) =>
      pathsIn(record, [index]).map((path) => ({ file, path })),
    ),
  );
  return fc
    .oneof(
      fc.record({ kind: fc.constant("drop" as const), place: fc.constantFrom(...places) }),
      fc.record({ kind: fc.constant("duplicate" as const), place: fc.constantFrom(...places) }),
      fc.record({
        kind: fc.constantFrom("retype" as const, "add" as const),
        place: fc.constantFrom(...places),
        value: fc.oneof(
          fc.constantFrom(...strangers),
          fc.jsonValue({ maxDepth: 2 }).map(asWritten),
        ),
      }),
      fc.record({
        kind: fc.constant("dangle" as const),
        place: fc.constantFrom(...places),
        value: fc.constantFrom<unknown>("nobody", 99_999),
      }),
    )
    .map(({ place, ...mutation }) => ({ ...mutation, ...place }));
}

function pathsIn(value: unknown, path: (string | number)[]): (string | number)[][] {
  const children = Array.isArray(value)
    ? value.map((child: unknown, index) => ({ key: index, child }))
    : isObject(value)
      ? Object.entries(value).map(([key, child]) => ({ key, child }))
      : [];
  return [path, ...children.flatMap(({ key, child }) => pathsIn(child, [...path, key]))];
}

/** Changes the list in place; `add` puts a foreign field beside the value. */
function apply(list: unknown[], { kind, path, value }: Mutation): void {
  const last = path.at(-1) ?? 0;
  let holder: unknown = list;
  for (const step of path.slice(0, -1)) holder = childOf(holder, step);
  if (Array.isArray(holder)) {
    const at = Number(last);
    if (kind === "drop") holder.splice(at, 1);
    else if (kind === "duplicate") holder.splice(at, 0, structuredClone(holder[at]));
    else if (kind === "add" && isObject(holder[at])) holder[at].foreign = value;
    else holder[at] = value;
  } else if (isObject(holder)) {
    if (kind === "drop") delete holder[last];
    else if (kind === "add") holder[`${last}x`] = value;
    else if (kind !== "duplicate") holder[last] = value;
  }
}

function childOf(holder: unknown, step: string | number): unknown {
  if (Array.isArray(holder)) return holder[Number(step)];
  return isObject(holder) ? holder[step] : undefined;
}

function orderAll(list: readonly unknown[], file: keyof PackRecords): unknown[] {
  return list.map((record) => orderKeys(record, file));
}

async function readFiles(): Promise<Record<keyof PackRecords, unknown[]>> {
  const read = async (file: string) =>
    [file, JSON.parse(await readFile(join(written.folder, file), "utf8"))] as const;
  const lists = Object.fromEntries(await Promise.all(packFileNames.map(read)));
  return z.record(z.enum(packFileNames), z.array(z.unknown())).parse(lists);
}

function explain({ errors }: PackRefused): string {
  return JSON.stringify(errors.slice(0, 3));
}

/** A value as a file gives it back: JSON writes minus zero as zero. */
function asWritten(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
