import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { packFileNames } from "#db/pack/pack.ts";
import { describePackError } from "#db/pack/refused.ts";
import { faultsIn, writeInto } from "#tests/fixtures/resilience.ts";
import { aCharacter, aPerson, writeToTemporaryFolder } from "#tests/fixtures/small-pack.ts";

let folder: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ folder, remove } = await writeToTemporaryFolder());
});
afterEach(() => remove());

const line1 = '[\n{"id":"L1"},\n{"id":"F1;4"}';
const reimu = JSON.stringify(aPerson());
const card =
  '"nameEn":"A","nameBasis":"source","sort":"a","rarity":5,"type":"plum","credit":"c","stats":[]';
const stat = (min: number) => `{"stat":"hp","min":${min},"max":9}`;

const known = ["pack.json", ...packFileNames].join(", ");

describe("a fault is named with its file, record, field and line", () => {
  test.each<[title: string, file: string, text: string, expected: string]>([
    [
      "not JSON",
      "worlds.json",
      `${line1},\n]\n`,
      "worlds.json:3:14: has a comma behind the last entry of the list or object",
    ],
    ["no list", "worlds.json", "{}", "worlds.json:1: must be a list of records: [ … ]"],
    [
      "no object",
      "worlds.json",
      `${line1},\n5]`,
      "worlds.json:4: record number 3: must be an object, not 5",
    ],
    ["no UTF-8", "worlds.json", "\xff", "worlds.json: is not UTF-8 text: line 1 has other bytes"],
    [
      "unknown field",
      "worlds.json",
      `${line1},\n{"id":"A6","name":"x"}]`,
      "worlds.json:4: record A6, name: is not a known field; known are id",
    ],
    [
      "unknown field inside",
      "story-cards.json",
      `[{"id":1,${card.replace("[]", `[${stat(1).replace("}", ',"mid":3}')}]`)}}]`,
      "story-cards.json:1: record 1, stats[0].mid: is not a known field; known are stat, min, max",
    ],
    [
      "wrong type",
      "worlds.json",
      `${line1},\n{"id":6}]`,
      "worlds.json:4: record 6, id: must be a text, not 6",
    ],
    [
      "missing field",
      "worlds.json",
      `${line1},\n{}]`,
      "worlds.json:4: record number 3, id: is missing: must be a text",
    ],
    [
      "not in the list",
      "series.json",
      `[{"id":"pc98","tab":"pc","titleEn":"x"},{"id":"eosd","tab":"l1","titleEn":"y"}]`,
      'series.json:1: record pc98, tab: must be one of pc98, l1, retro, main, hifuu, relic, not "pc"',
    ],
    [
      "bad id",
      "worlds.json",
      `${line1},\n{"id":"A 6"}]`,
      "worlds.json:4: record A 6, id: is not a world code: 1 to 12 characters, no space or comma",
    ],
    [
      "too large",
      "story-cards.json",
      `[{"id":1,${card.replace("5", "9")}}]`,
      "story-cards.json:1: record 1, rarity: must be at most 5, not 9",
    ],
    [
      "a list too short",
      "samples/roulettes.json",
      '[{"id":1,"start":{"in":"1d"},"characters":[]}]',
      "samples/roulettes.json:1: record 1, characters: must have at least 1 entry, not 0",
    ],
    [
      "a list too long",
      "tower-floors.json",
      '[{"id":1,"enemies":[{"slot":1,"unit":"fairy","hpGauges":[1,1,1,1,1,1],"spells":0,"barriers":0}]}]',
      "tower-floors.json:1: record 1, enemies[0].hpGauges: must have at most 5 entries, not 6",
    ],
    [
      "no whole number",
      "story-cards.json",
      `[{"id":1,${card.replace("5", "4.5")}}]`,
      "story-cards.json:1: record 1, rarity: must be a whole number, not 4.5",
    ],
    [
      "too fine a value",
      "story-cards.json",
      `[{"id":1,${card},"buffs":[{"type":"misc","attribute":"hp","unit":"percent","target":"self","max":0.005}]}]`,
      "story-cards.json:1: record 1, buffs[0].max: must be a multiple of 0.01, not 0.005",
    ],
    [
      "min above max",
      "story-cards.json",
      `[{"id":1,${card.replace("[]", `[${stat(10)}]`)}}]`,
      "story-cards.json:1: record 1, stats[0].min: min is greater than max",
    ],
    [
      "no instant",
      "story-cards.json",
      `[{"id":1,${card},"release":5}]`,
      'story-cards.json:1: record 1, release: is not an instant such as 2024-05-01T05:00:00Z or {"in": "3d", "at": "05:00"}',
    ],
    [
      "no such day",
      "story-cards.json",
      `[{"id":1,${card},"release":"2023-02-29T00:00:00Z"}]`,
      'story-cards.json:1: record 1, release: must be an instant such as 2024-05-01T05:00:00Z, not "2023-02-29T00:00:00Z"',
    ],
    [
      "no span",
      "story-cards.json",
      `[{"id":1,${card},"release":{"in":"3w"}}]`,
      "story-cards.json:1: record 1, release.in: is not a span such as 12d or 36h",
    ],
    [
      "duplicate id",
      "worlds.json",
      `${line1},\n{"id":"L1"}]`,
      'worlds.json:4: record L1, id: "L1" stands already in line 2',
    ],
    [
      "duplicate name",
      "artists.json",
      `[{"id":7,"name":"a"},\n{"id":3,"name":"a"}]`,
      'artists.json:2: record 3, name: "a" stands already in line 1',
    ],
    [
      "duplicate unit",
      "characters.json",
      `[${[aCharacter({ unitId: 5 }), aCharacter({ id: "f1-meiling", unitId: 5 })].map((one) => JSON.stringify(one)).join(",\n")}]`,
      "characters.json:2: record f1-meiling, unitId: 5 stands already in line 1",
    ],
    [
      "duplicate stat",
      "story-cards.json",
      `[{"id":1,${card.replace("[]", `[${stat(1)},${stat(2)}]`)}}]`,
      'story-cards.json:1: record 1, stats[1].stat: "hp" stands already at stats[0].stat',
    ],
    [
      "duplicate person on a card",
      "story-cards.json",
      `[{"id":1,${card},"featured":["reimu","reimu"]}]`,
      'story-cards.json:1: record 1, featured[1]: "reimu" stands already at featured[0]',
    ],
    [
      "repeated key",
      "worlds.json",
      `${line1},\n{"id":"A6","id":"A7"}]`,
      "worlds.json:4: record number 3, id: stands twice in its object",
    ],
    [
      "dangling person",
      "persons.json",
      `[${reimu}]`,
      'characters.json:3: record f1-meiling, person: names "meiling", but persons.json has no record with that id (named in 2 places)',
    ],
    [
      "dangling tag",
      "character-tags.json",
      "[]",
      'story-cards.json:2: record 12, buffs[2].attribute: names "maid", but character-tags.json has no record with that id (named in 8 places)',
    ],
    [
      "dangling artist",
      "artists.json",
      '[{"id":7,"name":"a"}]',
      "story-cards.json:2: record 12, artist: names 3, but artists.json has no record with that id",
    ],
    [
      "sample without record",
      "samples/story-card-values.json",
      '[{"id":77,"release":{"in":"1d"}}]',
      "samples/story-card-values.json:1: record 77, id: names 77, but story-cards.json has no record with that id",
    ],
    [
      "sample over a fact",
      "samples/story-card-values.json",
      '[{"id":4,"release":{"in":"1d"}}]',
      "samples/story-card-values.json:1: record 4, release: is set in story-cards.json already; a sample only fills what is missing there",
    ],
    [
      "sample of nothing",
      "samples/story-card-values.json",
      '[{"id":4}]',
      "samples/story-card-values.json:1: record 4: sets no field",
    ],
    [
      "unknown file",
      "story-card.json",
      "[]",
      `story-card.json: is not a file of a pack; known are ${known}`,
    ],
    [
      "unknown folder",
      "sample/characters.json",
      "[]",
      `sample/characters.json: is not a file of a pack; known are ${known}`,
    ],
    [
      "unknown format",
      "pack.json",
      '{"format":2,"name":"a","description":"b"}',
      "pack.json: format: must be 1, not 2",
    ],
    [
      "control character",
      "worlds.json",
      `${line1},\n{"id":"A\\u0000"}]`,
      "worlds.json:4: record A\\u0000, id: has a control character, U+0000",
    ],
    [
      "half a character in free fields",
      "mechanics.json",
      '[{"id":"luck","region":"any","values":{"a":[1,{"b":"\\ud83d"}]}}]',
      "mechanics.json:1: record luck, values.a[1].b: has half of a surrogate pair, U+D83D",
    ],
    [
      "half a character",
      "persons.json",
      JSON.stringify([aPerson({ given: "\ud83d" }), aPerson({ id: "meiling" })]),
      "persons.json:1: record reimu, given: has half of a surrogate pair, U+D83D",
    ],
  ])("%s", async (_title, file, text, expected) => {
    await writeInto(folder, file, Buffer.from(text, text === "\xff" ? "latin1" : "utf8"));
    expect((await faultsIn(folder)).map(describePackError)).toContain(expected);
  });

  test.each([
    ["a missing folder", "nowhere", "pack.json: is missing: there is no folder "],
    ["a folder without pack.json", "samples", "pack.json: is missing: it makes a folder a pack"],
  ])("%s", async (_title, below, expected) => {
    const faults = await faultsIn(join(folder, below));
    expect(faults.map(describePackError)).toContainEqual(expect.stringContaining(expected));
  });
});
