import { afterAll, beforeAll, expect, test } from "vitest";
import { formatRecords } from "#db/pack/format.ts";
import { describePackError } from "#db/pack/refused.ts";
import { expectRefused, faultsIn, writeInto } from "#tests/fixtures/resilience.ts";
import { attacks } from "#tests/fixtures/small-pack/attacks.ts";
import type { Written, WrittenRecords } from "#tests/fixtures/small-pack/written.ts";
import { writeToTemporaryFolder } from "#tests/fixtures/small-pack.ts";

let folder: string;
let remove: () => Promise<void>;

beforeAll(async () => {
  ({ folder, remove } = await writeToTemporaryFolder());
});
afterAll(() => remove());

const [first, second] = attacks["attacks.json"] ?? [];
const [unit] = attacks["units.json"] ?? [];
const [stage] = attacks["stages.json"] ?? [];

/** The first attack of the small pack with a change; it stands in line 2 of its file. */
function anAttack(given: Partial<Written<"attacks.json">>): WrittenRecords {
  return { "attacks.json": first ? [{ ...first, ...given }] : [] };
}

const line = "attacks.json:2: record l1-reimu:sc1";

test.each<[title: string, records: WrittenRecords, expected: string]>([
  [
    "elements that do not add up to the total",
    anAttack({ elements: { sun: { plain: 80 } } }),
    `${line}, elements: adds up to 80, but totalPower is 100.5`,
  ],
  [
    "bullets that do not add up to the total",
    anAttack({ bullets: { ofuda: { plain: 80, hard: 10, slice: 11 } } }),
    `${line}, bullets: adds up to 101, but totalPower is 100.5`,
  ],
  [
    "polarities that do not add up to the total",
    anAttack({ polarity: { yang: { plain: 100.49 } } }),
    `${line}, polarity: adds up to 100.49, but totalPower is 100.5`,
  ],
  [
    "more power against a tag than there is",
    anAttack({ killers: [{ tag: "fairy", plain: 100, hard: 0.51 }] }),
    `${line}, killers[0]: kills fairy with 100.51, more than totalPower, which is 100.5`,
  ],
  [
    "an unknown tag",
    anAttack({ killers: [{ tag: "ghost", plain: 1 }] }),
    `${line}, killers[0].tag: names "ghost", but character-tags.json has no record with that id`,
  ],
  [
    "a tag twice",
    anAttack({
      killers: [
        { tag: "fairy", plain: 1 },
        { tag: "fairy", plain: 2 },
      ],
    }),
    `${line}, killers[1].tag: "fairy" stands already at killers[0].tag`,
  ],
  [
    "an id that is not the character's and the slot's",
    anAttack({ slot: "sc2" }),
    `${line}, id: must be "l1-reimu:sc2"`,
  ],
  [
    "two attacks of one id",
    { "attacks.json": first && second ? [second, first, first] : [] },
    'attacks.json:4: record l1-reimu:sc1, id: "l1-reimu:sc1" stands already in line 3',
  ],
  [
    "a character that is not there",
    anAttack({ id: "l1-nobody:sc1", character: "l1-nobody" }),
    'attacks.json:2: record l1-nobody:sc1, character: names "l1-nobody", but characters.json has no record with that id',
  ],
  [
    "a unit of nobody",
    { "units.json": unit ? [{ ...unit, id: "l1-nobody" }] : [] },
    'units.json:2: record l1-nobody, id: names "l1-nobody", but characters.json has no record with that id',
  ],
  [
    "a wave with an enemy that is not there",
    { "stages.json": stage ? [{ ...stage, waves: [[9002], [9001, 7]] }] : [] },
    "stages.json:2: record 100094, waves[1][1]: names 7, but stage-enemies.json has no record with that id",
  ],
  [
    "a drop that is not there",
    { "stages.json": stage ? [{ ...stage, drops: [{ slot: 1, kind: "item", items: [5] }] }] : [] },
    "stages.json:2: record 100094, drops[0].items[0]: names 5, but stage-items.json has no record with that id",
  ],
])("%s is refused with file, line and figures", async (_, records, expected) => {
  await expectRefused(folder, records, expected);
});

test("an unknown element is refused with its line", async () => {
  const wrong = [{ ...first, elements: { wind: { plain: 100.5 } } }];
  await writeInto(folder, "attacks.json", formatRecords(wrong));
  const errorLines = (await faultsIn(folder)).map(describePackError);
  expect(errorLines).toContain(
    `${line}, elements.wind: is not a known field; known are sun, moon, fire, water, wood, metal, earth, star, no-element`,
  );
});
