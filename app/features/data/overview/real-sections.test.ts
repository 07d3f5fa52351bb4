import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ENTITIES, entityNames } from "#db/pack/entities.ts";
import { PACK_FILES } from "#db/pack/schema/index.ts";
import { realSections } from "./real-sections.ts";
import { TOLD_SECTIONS } from "./told-fields.ts";

const field = (name: string, fact: number, sample: number, absent = 0, reading = 0) => ({
  ...{ field: name, fact, reading, sample, absent },
});
const toldFields = TOLD_SECTIONS.flatMap(({ tells }) => tells.flatMap(([, ...names]) => names));

test("what sources tell, what is made up and what nobody knows stand apart, in a player's words", () => {
  const [characters, prayers, ...others] = realSections([
    { entity: "persons", coverage: [field("nameEn", 3, 0, 0, 2)] },
    {
      entity: "characters",
      coverage: [
        field("baseStats", 2, 0, 8),
        field("rebirth", 4, 0, 6),
        field("debut", 0, 9, 1),
        field("gamepress", 0, 0, 10),
      ],
    },
    { entity: "prayers", coverage: [field("name", 3, 7), field("simulator", 0, 1)] },
    { entity: "stages", coverage: [] },
  ]);
  expect(characters).toEqual({
    label: "Characters",
    path: "/characters",
    counts: { real: 11, madeUp: 9, unknown: 19 },
    real: ["names", "who has a rebirth", "base stats (2 of 10)"],
    madeUp: ["release dates of the global version"],
    unknown: ["links to GamePress, YouTube and the wiki"],
  });
  // Whatever goes with it makes it made up.
  expect(prayers?.madeUp).toEqual(["names (3 of 10 real)", "pools and chances"]);
  expect(others).toEqual([]);
});

test("what is told are fields of records", () => {
  const known = entityNames.flatMap((entity) =>
    Object.keys(PACK_FILES[ENTITIES[entity].facts].shape).map((name) => `${entity}.${name}`),
  );
  expect(toldFields.filter((name) => !known.includes(name))).toEqual([]);
});

test("each field of which the shipped pack makes up values has a player's words", () => {
  const folder = new URL("../../../../seeds/samples/", import.meta.url);
  const madeUp = readdirSync(folder).flatMap((file) => {
    const name = file.replace(/(-values)?\.json$/, "");
    const entity = entityNames.find((one) => one === name || one === `${name}s`);
    const records: object[] = JSON.parse(readFileSync(new URL(file, folder), "utf8"));
    return records.flatMap((record) => Object.keys(record).map((key) => `${entity}.${key}`));
  });
  const unnamed = [...new Set(madeUp)].filter(
    (name) => !name.endsWith(".id") && !toldFields.some((told) => told === name),
  );
  expect(unnamed).toEqual([]);
});
