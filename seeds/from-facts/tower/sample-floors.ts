import type { PackTowerFloor, PackTowerFloorValues } from "#db/pack/schema/tower.ts";
import { chanceOf } from "../chance.ts";
import { type Enemies, towerEnemiesOf } from "./enemies.ts";
import type { FactTowerFloor } from "./facts.ts";
import { FLOORS, towerReleaseOf } from "./releases.ts";
import { towerRewardsOf } from "./rewards.ts";

/** Sample release, enemies and rewards of the floors that the facts tell of. */
export function towerFloorValuesOf(
  facts: readonly FactTowerFloor[],
  made: Enemies,
): PackTowerFloorValues[] {
  return facts.map((fact) => ({
    id: fact.floor,
    release: towerReleaseOf(fact.floor),
    enemies: towerEnemiesOf(fact.floor, fact, made),
    rewards: towerRewardsOf(fact.floor),
  }));
}

/** The floors that the facts do not tell of, whole samples. */
export function sampleTowerFloors(
  facts: readonly FactTowerFloor[],
  made: Enemies,
): PackTowerFloor[] {
  const known = new Set(facts.map(({ floor }) => floor));
  return Array.from({ length: FLOORS }, (_, at) => at + 1)
    .filter((floor) => !known.has(floor))
    .map((floor) => ({
      id: floor,
      boss: floor % 10 === 5,
      storyFloor: false,
      extraAttack: floor > 200 && floor % 5 !== 0 && chanceOf(`tower/${floor}`, "extra") < 0.05,
      recommended: [],
      release: towerReleaseOf(floor),
      enemies: towerEnemiesOf(floor, {}, made),
      rewards: towerRewardsOf(floor),
      sources: [],
    }));
}
