import { asc } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import * as tables from "#db/schema/index.ts";
import {
  dropAbsent,
  groupRows,
  type Layers,
  layeredFiles,
  plainFile,
  type StoredFiles,
  splitLayers,
} from "./stored-files.ts";

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
