import { z } from "zod";
import { ABILITY_TYPES } from "#app/game/vocabulary/ability-types.ts";
import {
  BUFF_ATTRIBUTE_TYPES,
  BUFF_DIRECTIONS,
  BUFF_TARGETS,
  BUFF_UNITS,
} from "#app/game/vocabulary/buffs.ts";
import { idsOf } from "#app/game/vocabulary/vocabulary.ts";
import { count, element, image, instant, itemId, lastUpdate, tag } from "./values.ts";

export const floor = z.int().min(1).describe("The number of a floor.");

const release = instant.nullable().describe("When it opens; null where that is not known.");

export const reward = z
  .strictObject({
    id: itemId,
    name: z.string().describe("The name of the item."),
    amount: count.describe("How many of it."),
  })
  .describe("An item that a floor gives.");
const rewards = z.array(reward).describe("What it gives; empty where that is not known.");

/** GET /api/towers/get-list */
export const towerListAnswer = z.strictObject({
  content: z
    .array(z.strictObject({ floor, release, rewards }))
    .describe("Every floor, the lowest first, those to come included."),
  lastUpdate,
});

export const towerEffect = z
  .strictObject({
    attr: z.string().describe("The id of what it acts on, such as yang-atk."),
    attrName: z.string().describe("Its English name."),
    attrType: z.enum(idsOf(BUFF_ATTRIBUTE_TYPES)).describe("What kind of thing that is."),
    direction: z
      .enum(idsOf(BUFF_DIRECTIONS))
      .nullable()
      .describe("Whether it raises or lowers it; null where it does neither."),
    unit: z.enum(idsOf(BUFF_UNITS)).describe("What its value is counted in."),
    target: z
      .enum(idsOf(BUFF_TARGETS))
      .describe("On whom it works: herself, one ally or enemy, the party, all enemies."),
    value: z.number().describe("How much, in the unit."),
    turn: z
      .int()
      .nullable()
      .describe("How long it lasts, in turns; null where it does not run out."),
    enabled: z.boolean().describe("Whether it works."),
  })
  .describe("What a skill or a gauge does.");

export const towerEnemy = z
  .strictObject({
    unit: z
      .strictObject({
        id: z.string().describe("The id of the character, or of a being of the tower alone."),
        name: z.string().describe("Its English name."),
        translit: z
          .string()
          .nullable()
          .describe("Its Japanese name in Latin letters; null where it is not known."),
        jpName: z.string().nullable().describe("Its Japanese name; null where it is not known."),
        img: image,
        universe: z
          .string()
          .nullable()
          .describe("The code of its world, such as L1; null for a being of the tower alone."),
        frame: z.string().nullable().describe("Kept for programs that expect it; always null."),
      })
      .describe("Who it is."),
    hp: count.describe("HP of all gauges together."),
    hpGauges: z.array(count).describe("HP of each gauge, the first one first."),
    spells: count.describe("How many spells she has."),
    barriers: count.describe("How many barriers she has."),
    weaks: z.array(element).describe("Elements that she is weak to."),
    resists: z.array(element).describe("Elements that she resists."),
    tags: z.array(tag).describe("Her character tags."),
    affinities: z.array(element).describe("Elements that she has an affinity to."),
    ability: z
      .strictObject({
        name: z.string().describe("Its name."),
        items: z
          .array(
            z.strictObject({
              type: z.enum(idsOf(ABILITY_TYPES)).describe("What it does."),
              attr: towerEffect.shape.attr
                .nullable()
                .describe("The id of what it acts on, or null."),
              attrName: towerEffect.shape.attrName
                .nullable()
                .describe("Its English name, or null."),
              attrType: towerEffect.shape.attrType
                .nullable()
                .describe("What kind of thing that is, or null."),
              value: z
                .int()
                .nullable()
                .describe("How much, of damage in percent; null where it has no amount."),
            }),
          )
          .describe("All that it does."),
      })
      .nullable()
      .describe("Her ability; null where she has none or it is not known."),
    skills: z
      .array(
        z.strictObject({
          name: z.string().describe("Its name."),
          effects: z.array(towerEffect).describe("What it does."),
          gauge: z
            .int()
            .min(1)
            .nullable()
            .describe("The gauge in which she uses it, from 1; null for all."),
        }),
      )
      .describe("Her skills."),
    gauges: z
      .array(
        z.strictObject({
          name: z.string().describe("What they are called."),
          gauge: z.int().min(1).describe("The gauge that they belong to, from 1."),
          effects: z.array(towerEffect).describe("What works while the gauge lasts."),
        }),
      )
      .describe("Effects of her gauges."),
  })
  .describe("An enemy of a floor.");

/** GET /api/towers/get-detail?floor=: three slots, null where no unit stands. */
export const towerDetailAnswer = z.strictObject({
  content: z
    .strictObject({
      floor,
      release,
      rewards,
      enemies: z
        .tuple([towerEnemy.nullable(), towerEnemy.nullable(), towerEnemy.nullable()])
        .describe("Who stands in its three slots; null where nobody does."),
      enemyNumber: count.describe("How many enemies stand there."),
      tagNumber: count.describe("The most tags that one of them has."),
      useGauge: z
        .boolean()
        .describe("Whether one of them has more than one gauge, or effects of gauges."),
    })
    .describe("The floor."),
  lastUpdate,
});

/** GET /api/towers/get-rewards */
export const towerRewardsAnswer = z.strictObject({
  content: z
    .array(
      z.strictObject({
        item: itemId,
        name: z.string().describe("The name of the item."),
        values: z
          .array(
            z.strictObject({ floor, amount: count.describe("How many the floor gives."), release }),
          )
          .describe("Floors that give it, those to come included."),
      }),
    )
    .describe("Every item that some floor gives."),
  lastFloor: count.describe("The highest floor that is open; 0 where none is."),
  lastUpdate,
});

export type TowerListAnswer = z.infer<typeof towerListAnswer>;
export type TowerDetailAnswer = z.infer<typeof towerDetailAnswer>;
export type TowerRewardsAnswer = z.infer<typeof towerRewardsAnswer>;
