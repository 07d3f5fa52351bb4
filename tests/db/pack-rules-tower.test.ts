import { afterAll, beforeAll, test } from "vitest";
import { expectRefused } from "#tests/fixtures/resilience.ts";
import type { Written, WrittenRecords } from "#tests/fixtures/small-pack/written.ts";
import { writeToTemporaryFolder } from "#tests/fixtures/small-pack.ts";

type Enemy = NonNullable<Written<"tower-floors.json">["enemies"]>[number];

let folder: string;
let remove: () => Promise<void>;

beforeAll(async () => {
  ({ folder, remove } = await writeToTemporaryFolder());
});
afterAll(() => remove());

/** Floor 3, with these enemies; it stands in line 2 of its file. */
function aFloor(...enemies: Partial<Enemy>[]): WrittenRecords {
  const enemy: Enemy = { slot: 1, unit: "fairy", hpGauges: [9, 9], spells: 0, barriers: 0 };
  const all = enemies.map((given, index) => ({ ...enemy, slot: index + 1, ...given }));
  return { "samples/tower-floors.json": [{ id: 3, enemies: all }] };
}

function anEffect(attribute: string) {
  return {
    type: "character-tag",
    attribute,
    unit: "percent",
    target: "self",
    value: 1,
  } as const;
}

const floors = "samples/tower-floors.json:2: record 3";

test.each<[title: string, records: WrittenRecords, expected: string]>([
  [
    "an enemy in the wrong slot",
    aFloor({}, { slot: 3 }),
    `${floors}, enemies[1].slot: must be 2: enemies stand in slots 1, 2 and 3, in that order`,
  ],
  [
    "two enemies in a slot",
    aFloor({}, { slot: 1 }),
    `${floors}, enemies[1].slot: must be 2: enemies stand in slots 1, 2 and 3, in that order`,
  ],
  [
    "a gauge twice",
    aFloor({
      gauges: [
        { gauge: 1, name: "a" },
        { gauge: 1, name: "b" },
      ],
    }),
    `${floors}, enemies[0].gauges[1].gauge: is not greater than that of the gauge before`,
  ],
  [
    "a gauge that the enemy lacks",
    aFloor({ skills: [{ name: "a", gauge: 3 }] }),
    `${floors}, enemies[0].gauges: names a gauge that the enemy does not have`,
  ],
  [
    "an element both weak and resisted",
    aFloor({ weaks: ["sun"], resists: ["sun"] }),
    `${floors}, enemies[0].weaks: names an element that resists names too`,
  ],
  [
    "a tag of an enemy twice",
    aFloor({ tags: ["maid"] }, { tags: ["maid", "maid"] }),
    `${floors}, enemies[1].tags[1]: "maid" stands already at enemies[1].tags[0]`,
  ],
  [
    "a reward twice",
    {
      "samples/tower-floors.json": [
        {
          id: 3,
          rewards: [
            { item: "coin", amount: 1 },
            { item: "coin", amount: 2 },
          ],
        },
      ],
    },
    `${floors}, rewards[1].item: "coin" stands already at rewards[0].item`,
  ],
  [
    "an effect of a skill on no known tag",
    aFloor({ skills: [{ name: "a", effects: [anEffect("ghost")] }] }),
    `${floors}, enemies[0].skills[0].effects[0].attribute: names "ghost", but character-tags.json has no record with that id`,
  ],
  [
    "an effect of a gauge on no known tag",
    aFloor({ gauges: [{ gauge: 1, name: "a", effects: [anEffect("ghost")] }] }),
    `${floors}, enemies[0].gauges[0].effects[0].attribute: names "ghost", but character-tags.json has no record with that id`,
  ],
  [
    "an ability on no known tag",
    aFloor({
      ability: {
        name: "a",
        items: [{ type: "boost", attributeType: "character-tag", attribute: "ghost" }],
      },
    }),
    `${floors}, enemies[0].ability.items[0].attribute: names "ghost", but character-tags.json has no record with that id`,
  ],
  [
    "an ability on an attribute without a type",
    aFloor({ ability: { name: "a", items: [{ type: "boost", attribute: "burn" }] } }),
    `${floors}, enemies[0].ability.items[0].attribute: the type of an attribute and the attribute stand together or not at all`,
  ],
  [
    "an enemy that is nobody",
    aFloor({ unit: "nobody" }),
    `${floors}, enemies[0].unit: names "nobody", but tower-units.json and samples/tower-units.json have no record with that id`,
  ],
  [
    "an enemy with an unknown tag",
    aFloor({ tags: ["ghost"] }),
    `${floors}, enemies[0].tags[0]: names "ghost", but character-tags.json has no record with that id`,
  ],
  [
    "a reward that is no item",
    { "items.json": [{ id: "coin", name: "Coin" }] },
    'samples/tower-floor-values.json:2: record 1, rewards[0].item: names "god-crystal", but items.json has no record with that id',
  ],
  [
    "a unit that is no known character",
    { "samples/tower-units.json": [{ id: "fairy", name: "Fairy", character: "nobody" }] },
    'samples/tower-units.json:2: record fairy, character: names "nobody", but characters.json has no record with that id',
  ],
])("%s: refused, with file, record and field", async (_title, records, expected) => {
  await expectRefused(folder, records, expected);
});
