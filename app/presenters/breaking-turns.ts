import { type BreakingTurn, fewestLines } from "#app/game/answers/barriers.ts";
import type { WrittenName } from "#app/game/displayed-name.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import type { AnsweredEnemy } from "./answered-enemies.ts";
import { writtenNames } from "./character-names.ts";
import { releasedOnly } from "./released-only.ts";

/** The turn that breaks an enemy's barriers with the fewest lines. */
export interface EnemyTurn {
  readonly slot: number;
  readonly barriers: number;
  /** By weak elements alone; null where none of those whose lines are known can. */
  readonly byWeakness: BreakingTurn | null;
  /** By an anomaly and a break of it, where that takes fewer lines. */
  readonly byAnomaly: BreakingTurn | null;
}

export interface BreakingTurns {
  readonly enemies: readonly EnemyTurn[];
  /** The names of those who attack in these turns, by their ids. */
  readonly names: Readonly<Record<string, WrittenName>>;
  /** Released characters whose attacks are known line by line, and those of whom they are not. */
  readonly known: number;
  readonly unknown: number;
}

/** For each enemy the fewest lines that break its barriers in one turn. */
export function breakingTurns(
  dataset: Dataset,
  enemies: readonly AnsweredEnemy[],
  now: number,
): BreakingTurns {
  const { characters } = releasedOnly(dataset, now);
  const released = new Set(characters.map(({ id }) => id));
  const breakers = dataset.units.filter(
    ({ characterId, attacks }) => released.has(characterId) && attacks.length > 0,
  );
  const nameOf = writtenNames(characters);
  const withoutSkills = breakers.map(({ characterId, attacks }) => ({
    characterId,
    attacks,
    skills: [],
  }));
  const turns = enemies.map((enemy) => {
    const byWeakness = fewestLines(enemy, withoutSkills);
    const any = fewestLines(enemy, breakers);
    const isFewer = any !== null && (byWeakness === null || any.lines < byWeakness.lines);
    return {
      slot: enemy.slot,
      barriers: enemy.barriers,
      byWeakness,
      byAnomaly: isFewer ? any : null,
    };
  });
  const acting = turns.flatMap(({ byWeakness, byAnomaly }) =>
    [...(byWeakness?.steps ?? []), ...(byAnomaly?.steps ?? [])].map(
      ({ characterId }) => characterId,
    ),
  );
  return {
    enemies: turns,
    names: Object.fromEntries(acting.map((id) => [id, nameOf(id) ?? { en: id }])),
    known: breakers.length,
    unknown: released.size - breakers.length,
  };
}
