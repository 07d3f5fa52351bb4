import type { TowerDetailAnswer } from "#app/api-schemas/tower.ts";
import { lastingImagePath } from "#app/artwork/image-paths.ts";
import type { CharacterTagRecord } from "#db/queries/story-cards.ts";
import type { TowerEnemyRecord } from "#db/queries/tower.ts";
import { attributeName, tagName } from "./attribute-name.ts";
import { toldUnitId } from "./standing-enemies.ts";

type EnemyAnswer = NonNullable<TowerDetailAnswer["content"]["enemies"][number]>;
type EffectRecord = TowerEnemyRecord["skills"][number]["effects"][number];
type EffectAnswer = EnemyAnswer["skills"][number]["effects"][number];
type AbilityAnswer = EnemyAnswer["ability"];

/**
 * The documented form of an enemy. The unit of a character carries her id and world, a being of the
 * tower its own id and no world. Names stand as they are; pages shorten those of abilities. The
 * picture of a hidden character is the spoiler-safe one.
 */
export function towerEnemy(
  enemy: TowerEnemyRecord,
  tags: readonly CharacterTagRecord[],
  isHidden: boolean,
): EnemyAnswer {
  return {
    unit: {
      id: toldUnitId(enemy),
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
