import { asc } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import * as tables from "#db/schema/index.ts";
import type { PackRecords } from "../pack.ts";
import type { PackTowerEnemy } from "../schema/tower.ts";
import { wholeRecords } from "../whole-records.ts";
import {
  expressionsOf,
  type Insertion,
  insertion,
  plainRows,
  resolveOptional,
} from "./insertion.ts";
import {
  dropAbsent,
  groupRows,
  type Layers,
  layeredFiles,
  plainFile,
  type StoredFiles,
  splitLayers,
} from "./stored-files.ts";

/** Items, and the tower with its units. @param now what relative dates count from, ms */
export function towerInsertions(records: PackRecords, now: number): Insertion[] {
  return [
    insertion("items", tables.items, plainRows(records["items.json"])),
    insertion("tower units", tables.towerUnits, unitRows(records)),
    insertion("tower floors", tables.towerFloors, floorRows(records, now)),
    insertion("rewards of floors", tables.towerRewards, rewardRows(records)),
    insertion("enemies of floors", tables.towerEnemies, enemyRows(records)),
    insertion("tags of enemies", tables.towerEnemyTags, tagRows(records)),
    insertion("abilities of enemies", tables.towerAbilityItems, abilityItemRows(records)),
    insertion("skills of enemies", tables.towerSkills, skillRows(records)),
    insertion("gauges of enemies", tables.towerGauges, gaugeRows(records)),
    insertion("effects of enemies", tables.towerEffects, effectRows(records)),
  ];
}

const floors = (records: PackRecords) =>
  wholeRecords(
    records["tower-floors.json"],
    records["samples/tower-floors.json"],
    records["samples/tower-floor-values.json"],
  );

function* unitRows(records: PackRecords) {
  const units = wholeRecords(records["tower-units.json"], records["samples/tower-units.json"]);
  for (const { record, position, sample } of units) {
    const { character, ...rest } = record;
    yield { ...rest, position, characterId: character, sample };
  }
}

function* floorRows(records: PackRecords, now: number) {
  for (const { record, sample, sampleFields } of floors(records)) {
    const { id, release, enemies, rewards, ...rest } = record;
    yield {
      ...rest,
      floor: id,
      release: resolveOptional(release, now),
      sample,
      sampleFields,
      dateExpressions: expressionsOf({ release }),
    };
  }
}

function* rewardRows(records: PackRecords) {
  for (const { record } of floors(records)) {
    for (const [position, { item, amount }] of record.rewards.entries()) {
      yield { floor: record.id, position, itemId: item, amount };
    }
  }
}

function* enemies(records: PackRecords) {
  for (const { record } of floors(records)) {
    for (const enemy of record.enemies) {
      yield { at: { floor: record.id, slot: enemy.slot }, enemy };
    }
  }
}

function* enemyRows(records: PackRecords) {
  for (const { at, enemy } of enemies(records)) {
    const { unit, hpGauges, spells, barriers, weaks, resists, affinities, ability } = enemy;
    const elements = { weaks, resists, affinities };
    const abilityName = ability?.name;
    yield { ...at, unitId: unit, hpGauges, spells, barriers, ...elements, abilityName };
  }
}

function* tagRows(records: PackRecords) {
  for (const { at, enemy } of enemies(records)) {
    for (const [position, tagId] of enemy.tags.entries()) yield { ...at, position, tagId };
  }
}

function* abilityItemRows(records: PackRecords) {
  for (const { at, enemy } of enemies(records)) {
    for (const [position, item] of (enemy.ability?.items ?? []).entries()) {
      yield { ...at, position, ...item };
    }
  }
}

function* skillRows(records: PackRecords) {
  for (const { at, enemy } of enemies(records)) {
    for (const [position, { name, gauge }] of enemy.skills.entries()) {
      yield { ...at, position, name, gauge };
    }
  }
}

function* gaugeRows(records: PackRecords) {
  for (const { at, enemy } of enemies(records)) {
    for (const { gauge, name } of enemy.gauges) yield { ...at, gauge, name };
  }
}

/** Positions count through all effects of an enemy: those of her skills, then of her gauges. */
function* effectRows(records: PackRecords) {
  for (const { at, enemy } of enemies(records)) {
    let position = 0;
    for (const { owner, effect } of effects(enemy)) {
      const { type, ...rest } = effect;
      yield { ...at, position, ...owner, attributeType: type, ...rest };
      position += 1;
    }
  }
}

function* effects({ skills, gauges }: PackTowerEnemy) {
  for (const [skill, one] of skills.entries()) {
    for (const effect of one.effects) yield { owner: { skill }, effect };
  }
  for (const one of gauges) {
    for (const effect of one.effects) yield { owner: { gauge: one.gauge }, effect };
  }
}

/** Items, tower units and tower floors. */
export async function readTowerFiles(db: Database): Promise<StoredFiles> {
  const { items, towerUnits } = tables;
  const units = await db.select().from(towerUnits).orderBy(asc(towerUnits.position));
  return new Map([
    plainFile("items", await db.select().from(items).orderBy(asc(items.position))),
    ...layeredFiles(
      "tower-units",
      splitLayers(units.map(({ characterId, ...unit }) => ({ ...unit, character: characterId }))),
    ),
    ...layeredFiles("tower-floors", await readFloors(db)),
  ]);
}

async function readFloors(db: Database): Promise<Layers> {
  const { towerFloors, towerRewards } = tables;
  const enemies = await readTowerEnemies(db);
  const rewards = groupRows(
    await db.select().from(towerRewards).orderBy(asc(towerRewards.position)),
    ({ floor }) => floor,
    ({ itemId, amount }) => ({ item: itemId, amount }),
  );
  const rows = await db.select().from(towerFloors).orderBy(asc(towerFloors.floor));
  return splitLayers(
    rows.map(({ floor, ...row }) => ({
      id: floor,
      ...row,
      enemies: enemies(floor),
      rewards: rewards(floor),
    })),
  );
}

/** The enemies of a floor, in the order of their slots. */
async function readTowerEnemies(db: Database): Promise<(floor: number) => unknown[]> {
  const { towerEnemies } = tables;
  const parts = await readParts(db);
  return groupRows(
    await db.select().from(towerEnemies).orderBy(asc(towerEnemies.slot)),
    ({ floor }) => floor,
    ({ floor, unitId, abilityName, ...row }) => {
      const enemy = keyOf({ floor, slot: row.slot });
      const ability = { name: abilityName, items: parts.abilityItems(enemy) };
      return {
        ...row,
        unit: unitId,
        tags: parts.tags(enemy),
        ...(abilityName !== null && { ability }),
        skills: parts.skills(enemy),
        gauges: parts.gauges(enemy),
      };
    },
  );
}

async function readParts(db: Database) {
  const { towerEnemyTags, towerAbilityItems, towerSkills, towerGauges } = tables;
  const effects = await readEffects(db);
  return {
    tags: groupRows(
      await db.select().from(towerEnemyTags).orderBy(asc(towerEnemyTags.position)),
      keyOf,
      ({ tagId }) => tagId,
    ),
    abilityItems: groupRows(
      await db.select().from(towerAbilityItems).orderBy(asc(towerAbilityItems.position)),
      keyOf,
      ({ type, attributeType, attribute, value }) =>
        dropAbsent({ type, attributeType, attribute, value }),
    ),
    skills: groupRows(
      await db.select().from(towerSkills).orderBy(asc(towerSkills.position)),
      keyOf,
      ({ position, name, gauge, ...at }) =>
        dropAbsent({ name, gauge, effects: effects.ofSkill(keyOf({ ...at, part: position })) }),
    ),
    gauges: groupRows(
      await db.select().from(towerGauges).orderBy(asc(towerGauges.gauge)),
      keyOf,
      ({ gauge, name, ...at }) => ({
        gauge,
        name,
        effects: effects.ofGauge(keyOf({ ...at, part: gauge })),
      }),
    ),
  };
}

async function readEffects(db: Database) {
  const { towerEffects } = tables;
  const rows = await db.select().from(towerEffects).orderBy(asc(towerEffects.position));
  const write = ({
    attributeType,
    attribute,
    direction,
    unit,
    target,
    value,
    turns,
    enabled,
  }: (typeof rows)[number]) =>
    dropAbsent({ type: attributeType, attribute, direction, unit, target, value, turns, enabled });
  return {
    ofSkill: groupRows(
      rows.filter(({ skill }) => skill !== null),
      ({ floor, slot, skill }) => keyOf({ floor, slot, part: skill }),
      write,
    ),
    ofGauge: groupRows(
      rows.filter(({ gauge }) => gauge !== null),
      ({ floor, slot, gauge }) => keyOf({ floor, slot, part: gauge }),
      write,
    ),
  };
}

/** An enemy, or a part of her. */
function keyOf(at: { floor: number; slot: number; part?: number | null }): string {
  return [at.floor, at.slot, at.part ?? []].flat().join(" ");
}
