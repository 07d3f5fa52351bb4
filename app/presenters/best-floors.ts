import { type Opponent, rankAttacks } from "#app/game/answers/floor-answers.ts";
import { isRevealed } from "#app/game/reveal.ts";
import type { CardSlot } from "#app/game/vocabulary/attacks.ts";
import type { Dataset } from "#db/queries/dataset.ts";

/** A floor, and the attack of a character that answers it best. */
export interface BestFloor {
  readonly floor: number;
  readonly slot: CardSlot;
  readonly score: number;
}

const SHOWN = 10;

/** The released floors on which the attacks of a character have the highest index, best first. */
export function bestFloors(
  { attacks, towerFloors, towerEnemies }: Dataset,
  characterId: string,
  now: number,
): BestFloor[] {
  const own = attacks.filter((attack) => attack.characterId === characterId);
  if (own.length === 0) return [];
  const standing = Map.groupBy(
    towerEnemies.map((enemy): Opponent & { floor: number } => enemy),
    ({ floor }) => floor,
  );
  return towerFloors
    .filter(({ floor, release }) => standing.has(floor) && isRevealed(release, now))
    .flatMap(({ floor }) => {
      const best = rankAttacks(own, standing.get(floor) ?? [])[0];
      return best ? [{ floor, slot: best.attack.slot, score: best.score }] : [];
    })
    .toSorted((a, b) => b.score - a.score || a.floor - b.floor)
    .slice(0, SHOWN);
}
