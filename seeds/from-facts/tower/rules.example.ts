import type { FactTowerRules } from "./facts.ts";

/** Rules as the facts tell them, for tests. */
export const RULES: FactTowerRules = {
  id: "rules",
  highestKnownFloor: 590,
  minFriendLevel: 30,
  wavesPerFloor: 1,
  unlock: "chapter 2 part 2",
  kept: [],
  reset: [],
  enemyKept: [],
  fullRecoveryPerDay: 4,
  fullRecoveryFree: 1,
  fullRecoveryCurrency: "seal_crystals",
  practice: true,
  approxEnemyHp: [
    { floor: 1, hpPerEnemy: 100_000 },
    { floor: 240, enemies: 3, gauges: 3, hpPerGauge: 700_000 },
  ],
  sources: [],
};
