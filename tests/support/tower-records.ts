import type { Dataset } from "#db/queries/dataset.ts";

type Floor = Dataset["towerFloors"][number];
type Enemy = Dataset["towerEnemies"][number];

/** A released floor of the tower without anything on it, but for what is given. */
export function aFloor(given: Partial<Floor> = {}): Floor {
  return {
    floor: 1,
    release: null,
    boss: false,
    storyFloor: false,
    extraAttack: false,
    recommended: [],
    sample: false,
    sampleFields: [],
    rewards: [],
    ...given,
  };
}

/** A fairy of no type on the first floor, but for what is given. */
export function anEnemy(given: Partial<Enemy> = {}): Enemy {
  return {
    floor: 1,
    slot: 1,
    unitId: "fairy",
    unitName: "Fairy",
    unitNameJp: null,
    unitTranslit: null,
    characterId: null,
    worldId: null,
    hpGauges: [100],
    spells: 1,
    barriers: 1,
    weaks: [],
    resists: [],
    affinities: [],
    abilityName: null,
    tags: [],
    abilityItems: [],
    skills: [],
    gauges: [],
    ...given,
  };
}
