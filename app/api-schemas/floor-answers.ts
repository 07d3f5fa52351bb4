import { z } from "zod";
import { ATTACK_TARGETS } from "#app/game/vocabulary/attacks.ts";
import { idsOf } from "#app/game/vocabulary/vocabulary.ts";
import { floorQuery, wholeNumber } from "./queries.ts";
import { floor, towerEnemy } from "./tower.ts";
import { characterId, count, element, lastUpdate } from "./values.ts";

/** `?floor=` of the tower, and how many attacks are wanted. */
export const floorAnswersQuery = z.strictObject({
  ...floorQuery.shape,
  limit: wholeNumber(1, 200)
    .optional()
    .describe("How many attacks are given at most, 1 to 200; 50 without it."),
});

const share = z.number().min(0).max(1).describe("The share of the power that kills a tag, 0 to 1.");

const perEnemy = z.strictObject({
  slot: z.int().min(1).max(3).describe("The place of the enemy, 1 to 3."),
  index: z
    .number()
    .min(0)
    .describe("What the attack is worth on this enemy: no damage, but a number to compare by."),
  killerShare: share,
  weak: z.array(element).describe("Elements of the attack that she is weak to."),
  resist: z.array(element).describe("Elements of the attack that she resists."),
  killers: z.array(z.string()).describe("Ids of those of its tags that the attack kills."),
});

/** GET /api/towers/answers?floor=: attacks ranked by an index to compare by, which is not damage. */
export const floorAnswersAnswer = z.strictObject({
  floor,
  enemies: z
    .array(
      z.strictObject({
        slot: z.int().min(1).max(3).describe("The place of the enemy, 1 to 3."),
        ...towerEnemy.pick({ unit: true, weaks: true, resists: true, tags: true }).shape,
      }),
    )
    .describe("Who stands on the floor."),
  content: z
    .array(
      z.strictObject({
        character: characterId,
        attack: z.string().describe("The id of the attack, as /api/attacks has it."),
        target: z.enum(idsOf(ATTACK_TARGETS)).describe("Whether it hits one enemy, or all."),
        score: z
          .number()
          .min(0)
          .describe("What they are ranked by: no damage, but a number to compare by."),
        killerShare: share,
        perEnemy: z.array(perEnemy).describe("The same for each enemy."),
      }),
    )
    .describe("Attacks, the best first; /api/characters/chronological has the characters' names."),
  unknown: count.describe("Released characters whose attacks no source lists."),
  lastUpdate,
});

export type FloorAnswersAnswer = z.infer<typeof floorAnswersAnswer>;
