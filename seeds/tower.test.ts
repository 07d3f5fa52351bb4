import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { itemIds } from "#app/artwork/icons/items.ts";
import { ABILITY_TYPES } from "#app/game/vocabulary/ability-types.ts";
import { formatRecords, orderKeys } from "#db/pack/format.ts";
import { resolveInstant } from "#db/pack/instants.ts";
import { PACK_FILES, type PackFile } from "#db/pack/schema/index.ts";
import { towerFloor, towerFloorValues, towerUnit } from "#db/pack/schema/tower.ts";

const NOW = Date.parse("2026-11-21T15:00:00Z");

const units = [
  ...read("tower-units.json", towerUnit),
  ...read("samples/tower-units.json", towerUnit),
];
const facts = read("tower-floors.json", towerFloor);
const values = read("samples/tower-floor-values.json", towerFloorValues);
const sampleFloors = read("samples/tower-floors.json", towerFloor);
const floors = [...values, ...sampleFloors].toSorted((a, b) => a.id - b.id);
const enemies = floors.flatMap((floor) => floor.enemies ?? []);

test.each([
  "items.json",
  "tower-units.json",
  "tower-floors.json",
  "home-contents.json",
  "samples/tower-units.json",
  "samples/tower-floor-values.json",
  "samples/tower-floors.json",
  "samples/update-entries.json",
  "samples/maintenances.json",
] as const)("%s is valid and in canonical form", (file) => {
  const written = textOf(file);
  const records = read(file, PACK_FILES[file]);
  expect(formatRecords(records.map((record) => orderKeys(record, file)))).toBe(written);
});

test("every floor from 1 to 590 stands there once, as a whole sample or with sample values", () => {
  expect(floors.map(({ id }) => id)).toEqual(Array.from({ length: 590 }, (_, at) => at + 1));
  expect(values.map(({ id }) => id)).toEqual(facts.map(({ id }) => id));
  expect(facts).toHaveLength(98);
});

test("exactly the last ten floors are to come", () => {
  const toCome = floors.filter(
    ({ release }) => release === undefined || resolveInstant(release, NOW).getTime() > NOW,
  );
  expect(toCome.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, at) => 581 + at));
});

describe("enemies", () => {
  test("are one to three on a floor, in slots from 1 on, each another unit", () => {
    for (const { id, enemies = [] } of floors) {
      expect(enemies.map(({ slot }) => slot)).toEqual([1, 2, 3].slice(0, enemies.length));
      expect(new Set(enemies.map(({ unit }) => unit)).size, `floor ${id}`).toBe(enemies.length);
    }
    const counts = new Set(floors.map(({ enemies = [] }) => enemies.length));
    expect(counts).toEqual(new Set([1, 2, 3]));
  });

  test("have one to five gauges, and every number occurs", () => {
    const counts = new Set(enemies.map(({ hpGauges }) => hpGauges.length));
    expect(counts).toEqual(new Set([1, 2, 3, 4, 5]));
  });

  test("have no element as weakness, resistance and affinity at once", () => {
    for (const { weaks, resists, affinities } of enemies) {
      expect(weaks.filter((one) => resists.includes(one) || affinities.includes(one))).toEqual([]);
      for (const list of [weaks, resists, affinities]) {
        expect(new Set(list).size).toBe(list.length);
      }
    }
  });

  test("have abilities of every type, and of several types at once", () => {
    const items = enemies.flatMap(({ ability }) => ability?.items ?? []);
    const types = new Set(items.map(({ type }) => type));
    expect(types).toEqual(new Set(ABILITY_TYPES.map(({ id }) => id)));
    expect(enemies.some(({ ability }) => ability === undefined)).toBe(true);
    expect(enemies.some(({ ability }) => (ability?.items.length ?? 0) > 1)).toBe(true);
    expect(enemies.some(({ ability }) => ability?.name.includes("("))).toBe(true);
  });

  test("of some floors have no skill; gauge effects are in force or not", () => {
    expect(
      floors.some(({ enemies = [] }) => enemies.every(({ skills }) => skills.length === 0)),
    ).toBe(true);
    const effects = enemies.flatMap(({ gauges }) => gauges.flatMap((gauge) => gauge.effects));
    expect(new Set(effects.map(({ enabled }) => enabled))).toEqual(new Set([true, false]));
  });

  test("have more HP on the way up, every fifty floors", () => {
    const means = Array.from({ length: 11 }, (_, block) => {
      const some = floors
        .slice(block * 50, block * 50 + 50)
        .flatMap((floor) => floor.enemies ?? []);
      return some.reduce((sum, { hpGauges }) => sum + total(hpGauges), 0) / some.length;
    });
    expect(means).toEqual(means.toSorted((a, b) => a - b));
    expect(floors[0]?.enemies?.map(({ hpGauges }) => hpGauges)).toEqual(Array(3).fill([100_000]));
    expect(floors[239]?.enemies?.map(({ hpGauges }) => hpGauges)).toEqual(
      Array(3).fill([700_000, 700_000, 700_000]),
    );
  });
});

describe("what the facts tell of a floor's enemies", () => {
  const element = z.string();
  const told = z.object({
    enemies: z
      .array(
        z.object({
          name: z.string(),
          element: element.optional(),
          weak: z.array(element).optional(),
          resist: z.array(element).optional(),
          barriers: z.int().optional(),
          spellGauge: z.int().optional(),
          hp: z.int().optional(),
          immune: z.array(z.string()).default([]),
        }),
      )
      .default([]),
    partial: z.boolean().default(false),
    commonWeakness: z.array(element).default([]),
    allEnemiesResist: z.array(element).default([]),
  });
  const names = new Map(units.map(({ id, name }) => [id, name.toLowerCase()]));
  const cases = facts.flatMap(({ id, details }) => {
    const floor = floors[id - 1];
    return details === undefined ? [] : [{ id, details: told.parse(details), floor }];
  });

  test("holds on every floor on which something is told", () => {
    expect(cases).toHaveLength(39);
  });

  test.each(cases)("floor $id", ({ details, floor }) => {
    const standing = floor?.enemies ?? [];
    if (details.enemies.length > 0 && !details.partial) {
      expect(standing).toHaveLength(details.enemies.length);
    }
    for (const [at, enemy] of details.enemies.entries()) {
      const sample = standing[at];
      expect(names.get(sample?.unit ?? "")).toBe(enemy.name.toLowerCase());
      if (enemy.element) expect(sample?.affinities).toEqual([enemy.element]);
      if (enemy.weak) expect(sample?.weaks).toEqual(enemy.weak);
      if (enemy.resist) expect(sample?.resists).toEqual(enemy.resist);
      if (enemy.barriers) expect(sample?.barriers).toBe(enemy.barriers);
      if (enemy.spellGauge) expect(sample?.spells).toBe(enemy.spellGauge);
      if (enemy.hp) expect(total(sample?.hpGauges ?? [])).toBe(enemy.hp);
      const immune = sample?.ability?.items.filter(({ type }) => type === "anomaly-immunity");
      for (const one of enemy.immune) {
        expect(immune?.map(({ attribute }) => attribute)).toContain(one);
      }
    }
    for (const one of details.commonWeakness) {
      expect(
        standing.filter(({ weaks }) => weaks.some((weak) => weak === one)).length,
      ).toBeGreaterThan(1);
    }
    for (const one of details.allEnemiesResist) {
      expect(standing.filter(({ resists }) => !resists.some((resist) => resist === one))).toEqual(
        [],
      );
    }
  });
});

test("every item has an icon of its own", () => {
  const items = read("items.json", PACK_FILES["items.json"]);
  expect(items.map(({ id }) => id).filter((id) => !itemIds.includes(id))).toEqual([]);
});

test("every record that is referred to exists, and every unit stands somewhere", () => {
  const ids = (records: readonly { id: string | number }[]) => new Set(records.map(({ id }) => id));
  const items = ids(read("items.json", PACK_FILES["items.json"]));
  const tags = ids(read("character-tags.json", PACK_FILES["character-tags.json"]));
  const characters = ids(read("characters.json", PACK_FILES["characters.json"]));
  const given = floors.flatMap(({ rewards = [] }) => rewards.map(({ item }) => item));
  expect(given.filter((item) => !items.has(item))).toEqual([]);
  expect(enemies.flatMap((enemy) => enemy.tags).filter((tag) => !tags.has(tag))).toEqual([]);
  const against = enemies
    .flatMap(({ ability }) => ability?.items ?? [])
    .flatMap(({ attributeType, attribute = "" }) =>
      attributeType === "character-tag" ? attribute : [],
    );
  expect(against.length).toBeGreaterThan(0);
  expect(against.filter((tag) => !tags.has(tag))).toEqual([]);
  const known = units.flatMap(({ character }) => character ?? []);
  expect(known.filter((character) => !characters.has(character))).toEqual([]);
  expect(new Set(enemies.map(({ unit }) => unit))).toEqual(ids(units));
  expect(ids(units).size).toBe(units.length);
});

test("every person has two to four colours", () => {
  const colours = read("persons.json", PACK_FILES["persons.json"]).map(({ id, colors }) => ({
    id,
    count: colors.length,
  }));
  expect(colours).toHaveLength(132);
  expect(colours.filter(({ count }) => count < 2 || count > 4)).toEqual([]);
});

function textOf(file: PackFile): string {
  return readFileSync(join(import.meta.dirname, file), "utf8");
}

function read<Schema extends z.ZodType>(file: PackFile, schema: Schema): z.output<Schema>[] {
  return z.array(schema).parse(JSON.parse(textOf(file)));
}

function total(hpGauges: readonly number[]): number {
  return hpGauges.reduce((sum, hp) => sum + hp, 0);
}
