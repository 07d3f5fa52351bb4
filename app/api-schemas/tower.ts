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
  value: z.number(),
  turn: z.int().nullable(),
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
  hp: count,
  hpGauges: z.array(count),
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
          value: z.int().nullable(),
        }),
      ),
    })
    .nullable(),
  /** `gauge` is the phase in which a skill is used; null for all. */
  skills: z.array(
    z.strictObject({ name: z.string(), effects: z.array(effect), gauge: z.int().nullable() }),
  ),
  gauges: z.array(z.strictObject({ name: z.string(), gauge: z.int(), effects: z.array(effect) })),
});

/** GET /api/towers/get-detail?floor=: three slots, null where no unit stands. */
export const towerDetailAnswer = z.strictObject({
  content: z.strictObject({
    floor,
    release: instant.nullable(),
    rewards: z.array(reward),
    enemies: z.tuple([towerEnemy.nullable(), towerEnemy.nullable(), towerEnemy.nullable()]),
    enemyNumber: count,
    tagNumber: count,
    useGauge: z.boolean(),
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
