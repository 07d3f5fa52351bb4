import { asc, eq, getTableColumns } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import {
  characters,
  items,
  persons,
  towerAbilityItems,
  towerEffects,
  towerEnemies,
  towerEnemyTags,
  towerFloors,
  towerGauges,
  towerRewards,
  towerSkills,
  towerUnits,
} from "#db/schema/index.ts";
import { millisecondsOf, rowsBy } from "./rows-by.ts";

/** Every floor with its rewards, from the lowest up; instants in ms. */
export async function findAllTowerFloors(db: Database) {
  const { details, sources, dateExpressions, ...columns } = getTableColumns(towerFloors);
  const { floor, position, itemId, amount } = towerRewards;
  const [floors, rewards] = await Promise.all([
    db.select(columns).from(towerFloors).orderBy(asc(towerFloors.floor)),
    db
      .select({ floor, id: itemId, name: items.name, amount })
      .from(towerRewards)
      .innerJoin(items, eq(items.id, itemId))
      .orderBy(asc(position)),
  ]);
  const rewardsOf = rowsBy(rewards, (row) => row.floor);
  return floors.map((row) => ({
    ...row,
    release: millisecondsOf(row.release),
    rewards: rewardsOf(row.floor).map(({ floor: _, ...reward }) => reward),
  }));
}

/** Every enemy with all that belongs to it, by floor and slot. */
export async function findAllTowerEnemies(db: Database) {
  const [enemies, tags, abilityItems, skills, gauges, effects] = await Promise.all([
    selectEnemies(db),
    selectTags(db),
    selectAbilityItems(db),
    selectSkills(db),
    selectGauges(db),
    selectEffects(db),
  ]);
  const tagsOf = rowsBy(tags, keyOf);
  const abilityItemsOf = rowsBy(abilityItems, keyOf);
  const skillsOf = rowsBy(skills, keyOf);
  const gaugesOf = rowsBy(gauges, keyOf);
  const effectsOf = rowsBy(effects, keyOf);
  return enemies.map((enemy) => {
    const key = keyOf(enemy);
    const ownEffects = effectsOf(key);
    return {
      ...enemy,
      tags: tagsOf(key).map((row) => row.tagId),
      abilityItems: abilityItemsOf(key),
      skills: skillsOf(key).map((skill) => ({
        ...skill,
        effects: ownEffects.filter((effect) => effect.skill === skill.position),
      })),
      gauges: gaugesOf(key).map((gauge) => ({
        ...gauge,
        effects: ownEffects.filter((effect) => effect.gauge === gauge.gauge),
      })),
    };
  });
}

/** Every item that the game gives, in the pack's order. */
export async function findAllItems(db: Database) {
  const { position, ...columns } = getTableColumns(items);
  return db.select(columns).from(items).orderBy(asc(position), asc(items.id));
}

export type TowerEnemyRecord = Awaited<ReturnType<typeof findAllTowerEnemies>>[number];

function keyOf({ floor, slot }: { floor: number; slot: number }): string {
  return `${floor} ${slot}`;
}

function selectEnemies(db: Database) {
  return db
    .select({
      ...getTableColumns(towerEnemies),
      unitName: towerUnits.name,
      unitNameJp: towerUnits.nameJp,
      unitTranslit: persons.translit,
      characterId: towerUnits.characterId,
      worldId: characters.worldId,
    })
    .from(towerEnemies)
    .innerJoin(towerUnits, eq(towerUnits.id, towerEnemies.unitId))
    .leftJoin(characters, eq(characters.id, towerUnits.characterId))
    .leftJoin(persons, eq(persons.id, characters.personId))
    .orderBy(asc(towerEnemies.floor), asc(towerEnemies.slot));
}

function selectTags(db: Database) {
  return db.select().from(towerEnemyTags).orderBy(asc(towerEnemyTags.position));
}

function selectAbilityItems(db: Database) {
  const { position, characterTagId, ...columns } = getTableColumns(towerAbilityItems);
  return db.select(columns).from(towerAbilityItems).orderBy(asc(position));
}

function selectSkills(db: Database) {
  return db.select().from(towerSkills).orderBy(asc(towerSkills.position));
}

function selectGauges(db: Database) {
  return db.select().from(towerGauges).orderBy(asc(towerGauges.gauge));
}

function selectEffects(db: Database) {
  const { position, characterTagId, ...columns } = getTableColumns(towerEffects);
  return db.select(columns).from(towerEffects).orderBy(asc(position));
}
