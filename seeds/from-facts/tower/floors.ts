import type { PackTowerFloor } from "#db/pack/schema/tower.ts";
import { elementOf } from "./elements.ts";
import type { FactTowerEnemy, FactTowerFloor } from "./facts.ts";

/**
 * A floor as the facts tell it. What they tell of its enemies stays in `details`, for it is less
 * than a whole enemy.
 */
export function towerFloorOf(fact: FactTowerFloor): PackTowerFloor {
  const { floor, boss, storyFloor, extraAttack, recommended = [], sources } = fact;
  const { enemies, partial, commonWeakness, allEnemiesResist } = fact;
  const details = {
    ...(enemies && { enemies: enemies.map(withElementIds) }),
    ...(partial && { partial }),
    ...(commonWeakness && { commonWeakness: commonWeakness.map(elementOf) }),
    ...(allEnemiesResist && { allEnemiesResist: allEnemiesResist.map(elementOf) }),
  };
  return {
    id: floor,
    boss: boss ?? false,
    storyFloor: storyFloor ?? false,
    extraAttack: extraAttack ?? false,
    recommended: recommended.map(elementOf),
    enemies: [],
    rewards: [],
    ...(Object.keys(details).length > 0 && { details }),
    sources,
  };
}

/** The enemy as told, with elements under the site's names. */
function withElementIds({ element, weak, resist, ...enemy }: FactTowerEnemy) {
  return {
    ...enemy,
    ...(element && { element: elementOf(element) }),
    ...(weak && { weak: weak.map(elementOf) }),
    ...(resist && { resist: resist.map(elementOf) }),
  };
}
