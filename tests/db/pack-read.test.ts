import { appendFile, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { formatPack } from "#db/pack/format.ts";
import { readPack } from "#db/pack/read.ts";
import { faultsIn, refusalOf, writeInto } from "#tests/fixtures/resilience.ts";
import { smallPack, writeToTemporaryFolder } from "#tests/fixtures/small-pack.ts";

let folder: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ folder, remove } = await writeToTemporaryFolder());
});
afterEach(() => remove());

test("a valid pack is read as it was written", async () => {
  expect(await readPack(folder)).toEqual(smallPack());
});

test("files that are missing are empty, and files that are no JSON are passed over", async () => {
  await rm(join(folder, "samples"), { recursive: true });
  await writeInto(folder, "README.md", "# Pack");
  await writeInto(folder, "schema/anything.json", "{");
  const { records } = await readPack(folder);
  expect(records["samples/character-values.json"]).toEqual([]);
  expect(records["characters.json"]).toHaveLength(2);
});

test("of the facts alone the numbers that the samples have are not missed", async () => {
  const { records } = await readPack(folder, { samples: false });
  expect(records["samples/update-entries.json"]).toEqual([]);
  await writeInto(
    folder,
    "update-entries.json",
    `[
{"id":3,"timestamp":"2026-11-27T05:00:00Z","title":"A fact behind a sample"}
]
`,
  );
  await writeInto(
    folder,
    "samples/update-entries.json",
    `[
{"id":1,"timestamp":{"ago":"3d"},"title":"One"},
{"id":2,"timestamp":{"ago":"2d"},"title":"Two"}
]
`,
  );
  expect((await readPack(folder)).records["update-entries.json"]).toHaveLength(1);
  const facts = await readPack(folder, { samples: false });
  expect(facts.records["update-entries.json"]).toHaveLength(1);
});

test("a byte order mark, line ends of Windows and any layout are read", async () => {
  const worlds = '\ufeff[\r\n\t{ "id" : "L1" },\r\n\t{"id":"F1;4"}\r\n]';
  await writeInto(folder, "worlds.json", worlds);
  expect((await readPack(folder)).records).toEqual(smallPack().records);
});

test("all faults of a pack are told at once", async () => {
  await writeInto(folder, "worlds.json", '[{"id":"L1"},{"id":"F1;4","x":1}]');
  await writeInto(folder, "artists.json", "[");
  await writeInto(
    folder,
    "samples/story-card-values.json",
    '[{"id":9,"release":"soon"},{"id":99,"release":{"in":"1d"}}]',
  );
  const faults = await faultsIn(folder);
  expect(faults.map(({ file, record, field }) => [file, record, field])).toEqual([
    ["worlds.json", "F1;4", "x"],
    ["artists.json", undefined, undefined],
    ["samples/story-card-values.json", "9", "release"],
    ["samples/story-card-values.json", "99", "id"],
  ]);
});

test("a record with a fault is still there for those that refer to it", async () => {
  const text = await readFile(join(folder, "persons.json"), "utf8");
  await writeInto(folder, "persons.json", text.replaceAll('"nameEn"', '"nameEng"'));
  const faults = await faultsIn(folder);
  expect(new Set(faults.map(({ file }) => file))).toEqual(new Set(["persons.json"]));
});

const card =
  '"nameEn":"A","nameBasis":"source","sort":"a","rarity":5,"type":"plum","credit":"c","stats":[]';

test("10,000 faults are counted, the first 200 told, in little memory", async () => {
  const cards = Array.from({ length: 10_000 }, (_, id) => `{"id":${id},${card},"rarities":${id}}`);
  await writeInto(folder, "story-cards.json", `[${cards.join(",\n")}]`);
  await rm(join(folder, "samples"), { recursive: true });
  const heap = process.memoryUsage().heapUsed;
  const refused = await refusalOf(readPack(folder));
  expect(refused).toMatchObject({ total: 10_000, message: "The pack is refused: 10000 errors." });
  expect(refused.errors).toHaveLength(200);
  expect(process.memoryUsage().heapUsed - heap).toBeLessThan(200 * 1024 * 1024);
});

test("the canonical form of what was read is what was written", async () => {
  const pack = await readPack(folder);
  for (const { file, text } of formatPack(pack)) {
    expect(await readFile(join(folder, file), "utf8")).toBe(text);
  }
  await appendFile(join(folder, "worlds.json"), "\n\n");
  expect([...formatPack(await readPack(folder))]).toEqual([...formatPack(pack)]);
});
