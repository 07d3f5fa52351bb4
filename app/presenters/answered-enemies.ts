import type { TowerDetailAnswer } from "#app/api-schemas/tower.ts";
import type { Opponent } from "#app/game/answers/floor-answers.ts";
import type { WrittenName } from "#app/game/displayed-name.ts";
import { ANOMALIES, type Anomaly } from "#app/game/vocabulary/buffs.ts";
import type { Element } from "#app/game/vocabulary/elements.ts";
import { beingKind } from "#app/game/vocabulary/stage-names.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { writtenNames } from "./character-names.ts";
import { releasedOnly } from "./released-only.ts";
import { type LinkedTag, tagsOf } from "./tags-of.ts";
import { towerDetail } from "./tower-detail.ts";

/** An enemy as the pages of answers show it. */
export interface AnsweredEnemy {
  readonly slot: number;
  /** Null where only the Japanese name is known. */
  readonly name: WrittenName | null;
  readonly jp: string | null;
  readonly weaks: readonly Element[];
  readonly resists: readonly Element[];
  /** Null where they are not known. */
  readonly tags: readonly LinkedTag[] | null;
  readonly barriers: number;
  /** Anomalies that its barriers cannot bear, as far as known. */
  readonly immune: readonly Anomaly[];
}

/** An enemy by its name alone: the Japanese one where no other is known. */
export interface NamedEnemy extends Pick<AnsweredEnemy, "slot" | "name"> {
  readonly jp?: string | null;
}

/** Who stands on a floor at `now`; undefined beyond the tower. */
export function enemiesOfFloor(
  dataset: Dataset,
  floor: number,
  now: number,
): AnsweredEnemy[] | undefined {
  const detail = towerDetail(dataset, floor, now);
  return detail && enemiesOfDetail(detail);
}

/** Who stands on a floor, by its detail. */
export function enemiesOfDetail({ content }: TowerDetailAnswer): AnsweredEnemy[] {
  return content.enemies.flatMap((enemy, at) =>
    enemy === null
      ? []
      : [
          {
            slot: at + 1,
            name: { en: enemy.unit.name, translit: enemy.unit.translit },
            jp: enemy.unit.jpName,
            weaks: enemy.weaks,
            resists: enemy.resists,
            tags: enemy.tags,
            barriers: enemy.barriers,
            immune: immunities(enemy.ability),
          },
        ],
  );
}

type Ability = NonNullable<TowerDetailAnswer["content"]["enemies"][number]>["ability"];

function immunities(ability: Ability): Anomaly[] {
  const named = new Set(
    (ability?.items ?? []).flatMap(({ type, attr }) =>
      type === "anomaly-immunity" || type === "anomaly-nullify" ? [attr] : [],
    ),
  );
  return ANOMALIES.flatMap(({ id }) => (named.has(id) ? [id] : []));
}

/** Who stands in a wave of a battle, by the numbers of the enemies. */
export function enemiesOfWave(
  dataset: Dataset,
  wave: readonly number[],
  now: number,
): AnsweredEnemy[] {
  const nameOf = writtenNames(releasedOnly(dataset, now).characters);
  return wave.flatMap((id, at) => {
    const enemy = dataset.stageEnemies.find((one) => one.id === id);
    if (!enemy) return [];
    const { characterId, nameJp, weak, resists, barriers } = enemy;
    const unit = dataset.units.find((one) => one.characterId === characterId);
    return [
      {
        slot: at + 1,
        name: characterId === null ? kindName(nameJp) : (nameOf(characterId) ?? null),
        jp: nameJp,
        weaks: weak,
        resists,
        tags: unit && characterId !== null ? tagsOf(dataset, characterId) : null,
        barriers,
        immune: unit?.immune ?? [],
      },
    ];
  });
}

function kindName(nameJp: string): WrittenName | null {
  const kind = beingKind(nameJp);
  return kind === null ? null : { en: kind };
}

/** Enemies as the rules take them: one whose tags are not known is killed by nothing. */
export function opponentsOf(enemies: readonly AnsweredEnemy[]): Opponent[] {
  return enemies.map(({ slot, weaks, resists, tags }) => ({
    slot,
    weaks,
    resists,
    tags: (tags ?? []).map(({ id }) => id),
  }));
}
