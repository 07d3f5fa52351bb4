import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { AddRefused, addRecord } from "#db/pack/add/add-record.ts";
import { batchKinds, SKELETONS, skeletonKinds } from "#db/pack/add/skeletons.ts";
import { entityNames } from "#db/pack/entities.ts";
import { readPack } from "#db/pack/read.ts";
import { PackRefused } from "#db/pack/refused.ts";
import { hashOfIds } from "#db/pack/rules/id-orders.ts";
import { settleOrders } from "#db/pack/settle.ts";
import { formatFolder, unformattedFiles } from "#db/pack/write.ts";
import { writeInto } from "#tests/fixtures/resilience.ts";
import { smallPack, writeToTemporaryFolder } from "#tests/fixtures/small-pack.ts";

const now = Date.parse("2026-11-27T21:30:00Z");
let folder: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ folder, remove } = await writeToTemporaryFolder());
});
afterEach(() => remove());

/** The fields that validate names, or none. */
async function faultyFields(): Promise<(string | undefined)[]> {
  const outcome = await readPack(folder).catch((error: unknown) => error);
  if (!(outcome instanceof PackRefused)) return [];
  return outcome.errors.map(({ field }) => field);
}

test("every kind of record can be begun", () => {
  const kinds = skeletonKinds.map((kind) => SKELETONS[kind]?.entity);
  // Both orders of ids are there from the first, or not at all.
  const begun = entityNames.filter((entity) => entity !== "id-orders");
  expect(kinds.toSorted()).toEqual(begun.toSorted());
});

test.each(
  skeletonKinds.flatMap((kind) =>
    kind === "batch"
      ? batchKinds.map((id) => [kind, id])
      : [kind === "unit" ? [kind, "f1-meiling"] : [kind]],
  ),
)("validate names just the fields that a new %s %s still lacks", async (kind = "", id) => {
  const added = await addRecord(folder, { kind, id, now });
  expect((await faultyFields()).toSorted()).toEqual([...added.open].toSorted());
  expect(smallPack().records[added.file].map((one) => one.id)).not.toContain(added.id);
});

test.each([
  ["artist", undefined, 8],
  ["update-entry", undefined, 3],
  ["tower-floor", undefined, 4],
  ["batch", "standard", "standard-3"],
  ["batch", "ritual", "ritual-1"],
  ["person", "sanae", "sanae"],
  ["person", undefined, "person-1"],
])("a new %s %s gets the next free id", async (kind, id, expected) => {
  expect(await addRecord(folder, { kind, id, now })).toMatchObject({ id: expected });
});

test("a record that links of collections count is added to the end of its order", async () => {
  const ids = smallPack().records["characters.json"].map(({ id }) => id);
  const order = { id: "characters", ids, settled: { count: ids.length, hash: hashOfIds(ids) } };
  await writeFile(join(folder, "id-orders.json"), JSON.stringify([order]));
  await addRecord(folder, { kind: "character", id: "z9-new", now });
  const written = JSON.parse(await readFile(join(folder, "id-orders.json"), "utf8"));
  expect(written).toEqual([{ ...order, ids: [...ids, "z9-new"] }]);
});

test("what is settled is new no longer", async () => {
  const ids = smallPack().records["characters.json"].map(({ id }) => id);
  const order = { id: "characters", ids, settled: { count: 0, hash: hashOfIds([]) } };
  await writeFile(join(folder, "id-orders.json"), JSON.stringify([order]));
  await expect(settleOrders(folder)).rejects.toThrow();
  const log = JSON.parse(await readFile(join(folder, "update-entries.json"), "utf8"));
  const links = ids.map((id) => ({ text: id, url: `/characters/info/${id}` }));
  const linkedLog = [{ ...log[0], data: [{ detail: "New characters", links }] }];
  await writeFile(join(folder, "update-entries.json"), JSON.stringify(linkedLog));
  expect(await settleOrders(folder)).toEqual({ characters: ids.length });
  const written = JSON.parse(await readFile(join(folder, "id-orders.json"), "utf8"));
  expect(written).toEqual([{ ...order, settled: { count: ids.length, hash: hashOfIds(ids) } }]);
});

test("what stands in the file stays as it is, and the record is its last", async () => {
  const before = await readFile(join(folder, "persons.json"), "utf8");
  await addRecord(folder, { kind: "person", id: "sanae", now });
  const after = await readFile(join(folder, "persons.json"), "utf8");
  const record = '{"id":"sanae","nameEn":"","shortEn":"","nameJp":""}';
  expect(after).toBe(before.replace(/\n\]\n$/, `,\n${record}\n]\n`));
});

test("a file that is missing or empty is begun with the record", async () => {
  await rm(join(folder, "items.json"));
  await writeInto(folder, "series.json", "[]\n");
  await addRecord(folder, { kind: "item", id: "tea", now });
  await addRecord(folder, { kind: "series", id: "mof", now });
  expect(await readFile(join(folder, "items.json"), "utf8")).toBe('[\n{"id":"tea","name":""}\n]\n');
  expect(JSON.parse(await readFile(join(folder, "series.json"), "utf8"))).toHaveLength(1);
});

test("dates are today's", async () => {
  await addRecord(folder, { kind: "maintenance", now });
  expect(await readFile(join(folder, "maintenances.json"), "utf8")).toContain(
    '"start":"2026-11-27T05:00:00Z"',
  );
});

test.each([
  [{ kind: "persons" }, /There is no kind "persons"; known are world, /],
  [{ kind: "constructor" }, /There is no kind/],
  [{ kind: "person", id: "reimu" }, /The id "reimu" is taken in persons.json/],
  [{ kind: "person", id: "Kochiya Sanae" }, /The id "Kochiya Sanae" is not an id: /],
  [{ kind: "artist", id: "9" }, /gets the next number/],
  [{ kind: "unit" }, /needs the id of its character/],
  [{ kind: "batch" }, /A batch needs its kind: standard, /],
])("%j is refused in a sentence", async (asked, sentence) => {
  const before = await readFile(join(folder, "persons.json"), "utf8");
  const refused = addRecord(folder, { ...asked, now });
  await expect(refused).rejects.toThrow(AddRefused);
  await expect(refused).rejects.toThrow(sentence);
  expect(await readFile(join(folder, "persons.json"), "utf8")).toBe(before);
});

test("format brings every file into canonical form, and makes none", async () => {
  const worlds = await readFile(join(folder, "worlds.json"), "utf8");
  await writeInto(folder, "worlds.json", JSON.stringify(JSON.parse(worlds), null, 2));
  await rm(join(folder, "home-contents.json"));
  const pack = await readPack(folder);
  expect(await formatFolder(folder, pack)).toEqual(["worlds.json"]);
  expect(await readFile(join(folder, "worlds.json"), "utf8")).toBe(worlds);
  expect(await unformattedFiles(folder, pack)).toEqual([]);
  await expect(readFile(join(folder, "home-contents.json"))).rejects.toThrow("ENOENT");
});
