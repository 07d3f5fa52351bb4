import { z } from "zod";

const element = z.enum(["sun", "moon", "fire", "water", "wood", "metal", "earth", "star", "none"]);

const enemy = z.strictObject({
  name: z.string(),
  element: element.optional(),
  weak: z.array(element).optional(),
  resist: z.array(element).optional(),
  barriers: z.int().optional(),
  spellGauge: z.int().optional(),
  hp: z.int().optional(),
  immune: z.array(z.enum(["blind", "burn", "freeze", "paralyze", "poison"])).optional(),
});

const floor = z.strictObject({
  id: z.string(),
  floor: z.int(),
  enemies: z.array(enemy).optional(),
  partial: z.literal(true).optional(),
  commonWeakness: z.array(element).optional(),
  recommended: z.array(element).optional(),
  allEnemiesResist: z.array(element).optional(),
  boss: z.literal(true).optional(),
  extraAttack: z.literal(true).optional(),
  storyFloor: z.literal(true).optional(),
  sources: z.array(z.string()),
});

const rules = z.strictObject({
  id: z.literal("rules"),
  highestKnownFloor: z.int(),
  minFriendLevel: z.int(),
  wavesPerFloor: z.int(),
  unlock: z.string(),
  kept: z.array(z.string()),
  reset: z.array(z.string()),
  enemyKept: z.array(z.string()),
  fullRecoveryPerDay: z.int(),
  fullRecoveryFree: z.int(),
  fullRecoveryCurrency: z.string(),
  practice: z.boolean(),
  approxEnemyHp: z.tuple([
    z.strictObject({ floor: z.int(), hpPerEnemy: z.int() }),
    z.strictObject({
      floor: z.int(),
      enemies: z.int(),
      gauges: z.int(),
      hpPerGauge: z.int(),
    }),
  ]),
  sources: z.array(z.string()),
});

export type FactElement = z.infer<typeof element>;
export type FactTowerEnemy = z.infer<typeof enemy>;
export type FactTowerFloor = z.infer<typeof floor>;
export type FactTowerRules = z.infer<typeof rules>;

/** What the facts tell of the Scarlet Devil Tower: its rules and a part of its floors. */
export const towerFacts = z
  .array(z.union([rules, floor]))
  .transform((records, context): { rules: FactTowerRules; floors: FactTowerFloor[] } => {
    const [first, ...more] = records.filter((record) => "minFriendLevel" in record);
    if (first === undefined || more.length > 0) {
      context.addIssue({ code: "custom", message: "holds exactly one record of rules" });
      return z.NEVER;
    }
    return { rules: first, floors: records.filter((record) => "floor" in record) };
  });

export type TowerFacts = z.infer<typeof towerFacts>;
