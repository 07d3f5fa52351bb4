import { z } from "zod";
import { ATTACK_TARGETS } from "#app/game/vocabulary/attacks.ts";
import { ELEMENTS } from "#app/game/vocabulary/elements.ts";
import { idsOf } from "#app/game/vocabulary/vocabulary.ts";
import { floorQuery, wholeNumber } from "./queries.ts";
import { towerEnemy } from "./tower.ts";
import { count, lastUpdate } from "./values.ts";

/** `?floor=` of the tower, and how many attacks are wanted. */
export const floorAnswersQuery = z.strictObject({
  ...floorQuery.shape,
  limit: wholeNumber(1, 200)
    .optional()
    .describe("How many attacks are given at most, 1 to 200; 50 without it."),
});

const element = z.enum(idsOf(ELEMENTS));
const share = z.number().min(0).max(1).describe("A share of the power, 0 to 1.");

const perEnemy = z.strictObject({
  slot: z.int().min(1).max(3).describe("The place of the enemy, from 1."),
  index: z
    .number()
    .min(0)
    .describe("What the attack is worth on this enemy: no damage, but a number to compare by."),
  killerShare: share,
  weak: z.array(element),
  resist: z.array(element),
  killers: z.array(z.string()).describe("Ids of those of its tags that the attack kills."),
});

/** GET /api/towers/answers?floor=: attacks ranked by an index to compare by, which is not damage. */
export const floorAnswersAnswer = z.strictObject({
  floor: z.int().min(1),
  enemies: z.array(
    z.strictObject({
      slot: z.int().min(1).max(3).describe("The place of the enemy, from 1."),
      ...towerEnemy.pick({ unit: true, weaks: true, resists: true, tags: true }).shape,
    }),
  ),
  content: z.array(
    z.strictObject({
      character: z.string().describe("The id of the character."),
      attack: z.string().describe("The id of the attack."),
      target: z.enum(idsOf(ATTACK_TARGETS)),
      score: z
        .number()
        .min(0)
        .describe("What they are ranked by: no damage, but a number to compare by."),
      killerShare: share,
      perEnemy: z.array(perEnemy),
    }),
  ),
  unknown: count.describe("Released characters whose attacks no source lists."),
  lastUpdate,
});

export type FloorAnswersAnswer = z.infer<typeof floorAnswersAnswer>;
