import { asc, eq } from "drizzle-orm";
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
  const [floors, rewards] = await Promise.all([
    db
      .select({
        floor: towerFloors.floor,
        release: towerFloors.release,
        boss: towerFloors.boss,
        storyFloor: towerFloors.storyFloor,
        extraAttack: towerFloors.extraAttack,
        recommended: towerFloors.recommended,
        sample: towerFloors.sample,
        sampleFields: towerFloors.sampleFields,
      })
      .from(towerFloors)
      .orderBy(asc(towerFloors.floor)),
    db
      .select({
        floor: towerRewards.floor,
        id: towerRewards.itemId,
        name: items.name,
        amount: towerRewards.amount,
      })
      .from(towerRewards)
      .innerJoin(items, eq(items.id, towerRewards.itemId))
      .orderBy(asc(towerRewards.floor), asc(towerRewards.position)),
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
  return db
    .select({ id: items.id, name: items.name })
    .from(items)
    .orderBy(asc(items.position), asc(items.id));
}

export type TowerEnemyRecord = Awaited<ReturnType<typeof findAllTowerEnemies>>[number];

function keyOf({ floor, slot }: { floor: number; slot: number }): string {
  return `${floor} ${slot}`;
}

function selectEnemies(db: Database) {
  return db
    .select({
      floor: towerEnemies.floor,
      slot: towerEnemies.slot,
      unitId: towerEnemies.unitId,
      unitName: towerUnits.name,
      unitNameJp: towerUnits.nameJp,
      unitTranslit: persons.translit,
      characterId: towerUnits.characterId,
      worldId: characters.worldId,
      hpGauges: towerEnemies.hpGauges,
      spells: towerEnemies.spells,
      barriers: towerEnemies.barriers,
      weaks: towerEnemies.weaks,
      resists: towerEnemies.resists,
      affinities: towerEnemies.affinities,
      abilityName: towerEnemies.abilityName,
    })
    .from(towerEnemies)
    .innerJoin(towerUnits, eq(towerUnits.id, towerEnemies.unitId))
    .leftJoin(characters, eq(characters.id, towerUnits.characterId))
    .leftJoin(persons, eq(persons.id, characters.personId))
    .orderBy(asc(towerEnemies.floor), asc(towerEnemies.slot));
}

function selectTags(db: Database) {
  const { floor, slot, position, tagId } = towerEnemyTags;
  return db
    .select({ floor, slot, tagId })
    .from(towerEnemyTags)
    .orderBy(asc(floor), asc(slot), asc(position));
}

function selectAbilityItems(db: Database) {
  const { floor, slot, position, type, attributeType, attribute, value } = towerAbilityItems;
  return db
    .select({ floor, slot, type, attributeType, attribute, value })
    .from(towerAbilityItems)
    .orderBy(asc(floor), asc(slot), asc(position));
}

function selectSkills(db: Database) {
  const { floor, slot, position, name, gauge } = towerSkills;
  return db
    .select({ floor, slot, position, name, gauge })
    .from(towerSkills)
    .orderBy(asc(floor), asc(slot), asc(position));
}

function selectGauges(db: Database) {
  const { floor, slot, gauge, name } = towerGauges;
  return db
    .select({ floor, slot, gauge, name })
    .from(towerGauges)
    .orderBy(asc(floor), asc(slot), asc(gauge));
}

function selectEffects(db: Database) {
  return db
    .select({
      floor: towerEffects.floor,
      slot: towerEffects.slot,
      skill: towerEffects.skill,
      gauge: towerEffects.gauge,
      attributeType: towerEffects.attributeType,
      attribute: towerEffects.attribute,
      direction: towerEffects.direction,
      unit: towerEffects.unit,
      target: towerEffects.target,
      value: towerEffects.value,
      turns: towerEffects.turns,
      enabled: towerEffects.enabled,
    })
    .from(towerEffects)
    .orderBy(asc(towerEffects.floor), asc(towerEffects.slot), asc(towerEffects.position));
}
