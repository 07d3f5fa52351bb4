import type { TowerDetailAnswer } from "#app/api-schemas/tower.ts";
import {
  type DatedCharacter,
  isReleased,
  nextStatusMoment,
  statusAt,
} from "#app/game/character-state.ts";
import { nextMoment } from "#app/game/reveal.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { lastUpdateOf } from "./last-update.ts";
import { towerEnemy } from "./tower-enemy.ts";

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
