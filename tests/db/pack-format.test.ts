import { expect, test } from "vitest";
import { formatPack, formatRecords, orderKeys } from "#db/pack/format.ts";
import { hashPack } from "#db/pack/import.ts";
import { aPerson, barePack, smallPack } from "#tests/fixtures/small-pack.ts";

test("a list file holds one compact record a line", () => {
  expect(formatRecords([])).toBe("[]\n");
  expect(formatRecords([{ id: "L1" }, { id: "霊", n: 1 }])).toBe(
    '[\n{"id":"L1"},\n{"id":"霊","n":1}\n]\n',
  );
});

test("keys stand in the order of the schema, at every depth", () => {
  const card = {
    sources: ["a"],
    stats: [{ max: 2, min: 1, stat: "hp" }],
    release: { at: "05:00", in: "3d" },
    id: 1,
  };
  expect(JSON.stringify(orderKeys(card, "story-cards.json"))).toBe(
    '{"id":1,"stats":[{"stat":"hp","min":1,"max":2}],"release":{"in":"3d","at":"05:00"},"sources":["a"]}',
  );
});

test("base stats stand in the game's order, and none at all are left out", () => {
  const order = (baseStats: object) =>
    JSON.stringify(orderKeys({ id: "a", baseStats }, "characters.json"));
  expect(order({ "yin-def": 1, hp: 2, agi: 3 })).toBe(
    '{"id":"a","baseStats":{"hp":2,"agi":3,"yin-def":1}}',
  );
  expect(order({})).toBe('{"id":"a"}');
});

test.each([
  ["characters.json", { id: "a", rebirth: false, sources: [] }, { id: "a" }],
  ["series.json", { id: "a", large: true }, { id: "a", large: true }],
  ["story-cards.json", { id: 0, buffs: [], stats: [] }, { id: 0, stats: [] }],
  ["story-cards.json", { buffs: [{ layer: 1, base: 0 }] }, { buffs: [{ base: 0 }] }],
  ["story-cards.json", { nameEn: undefined, id: 2 }, { id: 2 }],
] as const)("values equal to the default are left out of %s", (file, record, canonical) => {
  expect(JSON.stringify(orderKeys(record, file))).toBe(JSON.stringify(canonical));
});

test("sample records follow the order of the records that they complete", () => {
  const pack = smallPack({
    "samples/character-values.json": [
      { id: "f1-meiling", releaseJp: "2023-12-24T05:00:00Z" },
      { id: "l1-reimu", status: "limited" },
    ],
  });
  const samples = [...formatPack(pack)].find(
    ({ file }) => file === "samples/character-values.json",
  );
  expect(samples?.text.match(/"id":"[^"]+"/g)).toEqual(['"id":"l1-reimu"', '"id":"f1-meiling"']);
});

test("the hash of a pack depends on what it says, not on how it is written", () => {
  const plain = barePack({ "persons.json": [aPerson()] });
  const spelledOut = barePack({ "persons.json": [{ sources: [], ...aPerson() }] });
  const other = barePack({ "persons.json": [aPerson({ given: "Reimu" })] });
  expect(hashPack(spelledOut)).toBe(hashPack(plain));
  expect(hashPack(other)).not.toBe(hashPack(plain));
});
