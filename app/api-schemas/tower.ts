import { z } from "zod";
import { ABILITY_TYPES } from "#app/game/vocabulary/ability-types.ts";
import {
  BUFF_ATTRIBUTE_TYPES,
  BUFF_DIRECTIONS,
  BUFF_TARGETS,
  BUFF_UNITS,
} from "#app/game/vocabulary/buffs.ts";
import { ELEMENTS } from "#app/game/vocabulary/elements.ts";
import { idsOf } from "#app/game/vocabulary/vocabulary.ts";
import { count, image, instant, lastUpdate } from "./values.ts";

const floor = z.int().min(1);
const element = z.enum(idsOf(ELEMENTS));
const reward = z.strictObject({ id: z.string(), name: z.string(), amount: count });

/** GET /api/towers/get-list */
export const towerListAnswer = z.strictObject({
  content: z.array(
    z.strictObject({ floor, release: instant.nullable(), rewards: z.array(reward) }),
  ),
  lastUpdate,
});

const attribute = {
  attr: z.string().nullable(),
  attrName: z.string().nullable(),
  attrType: z.enum(idsOf(BUFF_ATTRIBUTE_TYPES)).nullable(),
};

const effect = z.strictObject({
  attr: z.string(),
  attrName: z.string(),
  attrType: z.enum(idsOf(BUFF_ATTRIBUTE_TYPES)),
  direction: z.enum(idsOf(BUFF_DIRECTIONS)).nullable(),
  unit: z.enum(idsOf(BUFF_UNITS)),
  target: z.enum(idsOf(BUFF_TARGETS)),
  value: z.number().describe("How much, in the unit."),
  turn: z.int().nullable().describe("How long it lasts, in turns; null where it does not run out."),
  enabled: z.boolean(),
});

export const towerEnemy = z.strictObject({
  unit: z.strictObject({
    id: z.string(),
    name: z.string(),
    translit: z.string().nullable(),
    jpName: z.string().nullable(),
    img: image,
    universe: z.string().nullable(),
    frame: z.string().nullable(),
  }),
  hp: count.describe("Of all gauges together."),
  hpGauges: z.array(count).describe("HP of each gauge, the first one first."),
  spells: count,
  barriers: count,
  weaks: z.array(element),
  resists: z.array(element),
  tags: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  affinities: z.array(element),
  ability: z
    .strictObject({
      name: z.string(),
      items: z.array(
        z.strictObject({
          type: z.enum(idsOf(ABILITY_TYPES)),
          ...attribute,
          value: z.int().nullable().describe("How much, where the ability has an amount."),
        }),
      ),
    })
    .nullable(),
  skills: z.array(
    z.strictObject({
      name: z.string(),
      effects: z.array(effect),
      gauge: z.int().nullable().describe("The gauge in which she uses it; null for all."),
    }),
  ),
  gauges: z.array(
    z.strictObject({
      name: z.string(),
      gauge: z.int().describe("The gauge that they belong to, from 1."),
      effects: z.array(effect),
    }),
  ),
});

/** GET /api/towers/get-detail?floor=: three slots, null where no unit stands. */
export const towerDetailAnswer = z.strictObject({
  content: z.strictObject({
    floor,
    release: instant.nullable(),
    rewards: z.array(reward),
    enemies: z.tuple([towerEnemy.nullable(), towerEnemy.nullable(), towerEnemy.nullable()]),
    enemyNumber: count.describe("How many enemies stand there."),
    tagNumber: count.describe("The most tags that one of them has."),
    useGauge: z
      .boolean()
      .describe("Whether one of them has more than one gauge, or effects of gauges."),
  }),
  lastUpdate,
});

/** GET /api/towers/get-rewards */
export const towerRewardsAnswer = z.strictObject({
  content: z.array(
    z.strictObject({
      item: z.string(),
      name: z.string(),
      values: z.array(z.strictObject({ floor, amount: count, release: instant.nullable() })),
    }),
  ),
  lastFloor: count,
  lastUpdate,
});

export type TowerListAnswer = z.infer<typeof towerListAnswer>;
export type TowerDetailAnswer = z.infer<typeof towerDetailAnswer>;
export type TowerRewardsAnswer = z.infer<typeof towerRewardsAnswer>;
