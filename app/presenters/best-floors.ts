import { type EnemyScore, enemyScores, rankAttacks } from "#app/game/answers/floor-answers.ts";
import { isRevealed } from "#app/game/reveal.ts";
import type { AttackTarget, CardSlot } from "#app/game/vocabulary/attacks.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import type { NamedEnemy } from "./answered-enemies.ts";

/** A floor, and the attack of a character that answers it best. */
export interface BestFloor {
  readonly floor: number;
  readonly slot: CardSlot;
  readonly target: AttackTarget;
  readonly score: number;
  readonly perEnemy: readonly EnemyScore[];
  readonly enemies: readonly NamedEnemy[];
}

const SHOWN = 8;

/** The released floors on which the attacks of a character have the highest index, best first. */
export function bestFloors(
  { attacks, towerFloors, towerEnemies }: Dataset,
  characterId: string,
  now: number,
): BestFloor[] {
  const own = attacks.filter((attack) => attack.characterId === characterId);
  if (own.length === 0) return [];
  const standing = Map.groupBy(towerEnemies, ({ floor }) => floor);
  return towerFloors
    .filter(({ release }) => isRevealed(release, now))
    .flatMap(({ floor }) => {
      const enemies = standing.get(floor) ?? [];
      const best = enemies.length === 0 ? undefined : rankAttacks(own, enemies)[0];
      return best ? [{ ...best, floor, enemies }] : [];
    })
    .toSorted((a, b) => b.score - a.score || a.floor - b.floor)
    .slice(0, SHOWN)
    .map(({ floor, attack, score, perEnemy, enemies }) => ({
      floor,
      slot: attack.slot,
      target: attack.target,
      score,
      perEnemy: enemyScores(perEnemy),
      enemies: enemies.map(({ slot, unitName, unitTranslit }) => ({
        slot,
        name: { en: unitName, translit: unitTranslit },
      })),
    }));
}
