import type { TowerDetailAnswer } from "#app/api-schemas/tower.ts";
import { lastingImagePath } from "#app/artwork/image-paths.ts";
import {
  type DatedCharacter,
  isReleased,
  nextStatusMoment,
  statusAt,
} from "#app/game/character-state.ts";
import { nextMoment } from "#app/game/reveal.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import type { CharacterTagRecord } from "#db/queries/story-cards.ts";
import type { TowerEnemyRecord } from "#db/queries/tower.ts";
import { attributeName, tagName } from "./attribute-name.ts";
import { shownUnitId } from "./standing-enemies.ts";
import { lastUpdateOf } from "./updates.ts";

/** What a floor's detail is made of. */
type TowerSections = Pick<
  Dataset,
  "towerFloors" | "towerEnemies" | "characterTags" | "updateEntries"
> & { readonly characters: readonly (DatedCharacter & { readonly id: string })[] };

/**
 * GET /api/towers/get-detail: a floor with its three slots. `enemyNumber` is how many stand there,
 * `tagNumber` the most tags that one of them has, and `useGauge` says that one of them has more
 * than one gauge or effects of gauges. Characters that are not released at `now` are drawn by their
 * spoiler-safe picture. Undefined beyond the tower.
 */
export function towerDetail(
  dataset: TowerSections,
  floor: number,
  now: number,
): TowerDetailAnswer | undefined {
  const found = dataset.towerFloors.find((one) => one.floor === floor);
  if (!found) return undefined;
  const enemies = dataset.towerEnemies.filter((enemy) => enemy.floor === floor);
  const inSlot = (slot: number) => {
    const enemy = enemies.find((one) => one.slot === slot);
    if (!enemy) return null;
    const character = characterOf(dataset, enemy);
    const isHidden = character !== undefined && !isReleased(statusAt(character, now));
    return towerEnemy(enemy, dataset.characterTags, isHidden);
  };
  return {
    content: {
      floor,
      release: found.release,
      rewards: found.rewards,
      enemies: [inSlot(1), inSlot(2), inSlot(3)],
      enemyNumber: enemies.length,
      tagNumber: Math.max(0, ...enemies.map(({ tags }) => tags.length)),
      useGauge: enemies.some(({ hpGauges, gauges }) => hpGauges.length > 1 || gauges.length > 0),
    },
    lastUpdate: lastUpdateOf(dataset.updateEntries, "tower"),
  };
}

/** When the picture of an enemy on the floor next changes by itself, or null. */
export function nextDetailMoment(
  dataset: TowerSections,
  floor: number,
  now: number,
): number | null {
  const moments = dataset.towerEnemies
    .filter((enemy) => enemy.floor === floor)
    .map((enemy) => characterOf(dataset, enemy))
    .map((character) => (character ? nextStatusMoment(character, now) : null));
  return nextMoment(moments, now);
}

function characterOf(
  { characters }: TowerSections,
  { characterId }: { characterId: string | null },
) {
  return characterId === null ? undefined : characters.find(({ id }) => id === characterId);
}

type EnemyAnswer = NonNullable<TowerDetailAnswer["content"]["enemies"][number]>;
type EffectRecord = TowerEnemyRecord["skills"][number]["effects"][number];
type EffectAnswer = EnemyAnswer["skills"][number]["effects"][number];
type AbilityAnswer = EnemyAnswer["ability"];

/**
 * The documented form of an enemy. The unit of a character carries its id and world, a being of the
 * tower its own id and no world. Names stand as they are; pages shorten those of abilities. The
 * picture of a hidden character is the spoiler-safe one.
 */
function towerEnemy(
  enemy: TowerEnemyRecord,
  tags: readonly CharacterTagRecord[],
  isHidden: boolean,
): EnemyAnswer {
  return {
    unit: {
      id: shownUnitId(enemy),
      name: enemy.unitName,
      translit: enemy.unitTranslit,
      jpName: enemy.unitNameJp,
      img:
        enemy.characterId &&
        lastingImagePath("characters", enemy.characterId, isHidden ? "safe" : "thumbnail"),
      universe: enemy.worldId,
      frame: null,
    },
    hp: enemy.hpGauges.reduce((sum, gauge) => sum + gauge, 0),
    hpGauges: enemy.hpGauges,
    spells: enemy.spells,
    barriers: enemy.barriers,
    weaks: enemy.weaks,
    resists: enemy.resists,
    tags: enemy.tags.map((id) => ({ id, name: tagName(tags, id) })),
    affinities: enemy.affinities,
    ability: abilityAnswer(enemy, tags),
    skills: enemy.skills.map(({ name, gauge, effects }) => ({
      name,
      effects: effects.map((effect) => effectAnswer(effect, tags)),
      gauge,
    })),
    gauges: enemy.gauges.map(({ name, gauge, effects }) => ({
      name,
      gauge,
      effects: effects.map((effect) => effectAnswer(effect, tags)),
    })),
  };
}

function abilityAnswer(
  { abilityName, abilityItems }: TowerEnemyRecord,
  tags: readonly CharacterTagRecord[],
): AbilityAnswer {
  if (abilityName === null) return null;
  const items = abilityItems.map(({ type, attributeType, attribute, value }) => ({
    type,
    attr: attribute,
    attrName: attributeType && attribute && attributeName({ attributeType, attribute }, tags),
    attrType: attributeType,
    value,
  }));
  return { name: abilityName, items };
}

function effectAnswer(effect: EffectRecord, tags: readonly CharacterTagRecord[]): EffectAnswer {
  return {
    attr: effect.attribute,
    attrName: attributeName(effect, tags),
    attrType: effect.attributeType,
    direction: effect.direction,
    unit: effect.unit,
    target: effect.target,
    value: effect.value,
    turn: effect.turns,
    enabled: effect.enabled,
  };
}
