import { z } from "zod";
import { ABILITY_TYPES } from "#app/game/vocabulary/ability-types.ts";
import { BUFF_DIRECTIONS, BUFF_TARGETS, BUFF_UNITS } from "#app/game/vocabulary/buffs.ts";
import { ELEMENTS } from "#app/game/vocabulary/elements.ts";
import { idsOf } from "#app/game/vocabulary/vocabulary.ts";
import { attributeFields, checkAttribute } from "./attributes.ts";
import { effectValue, freeFields, instant, ordinal, slug, sources, text } from "./values.ts";

/** A thing the game gives. The id names its icon. */
export const item = z.strictObject({ id: slug, name: text });

/** Who stands on a tower floor: a character of the game, or a being of its own. */
export const towerUnit = z.strictObject({
  id: slug,
  name: text,
  nameJp: text.optional(),
  character: slug.optional(),
});

const element = z.enum(idsOf(ELEMENTS));
const elements = z.array(element).default([]);
const gauge = z.int().min(1).max(5);

const abilityItem = z
  .strictObject({
    type: z.enum(idsOf(ABILITY_TYPES)),
    attributeType: attributeFields.type.optional(),
    attribute: attributeFields.attribute.optional(),
    value: z.int().min(-999).max(9999).optional(),
  })
  .superRefine((value, context) => {
    checkAttribute({ type: value.attributeType, attribute: value.attribute }, context);
  });

const effect = z
  .strictObject({
    type: attributeFields.type,
    attribute: attributeFields.attribute,
    direction: z.enum(idsOf(BUFF_DIRECTIONS)).optional(),
    unit: z.enum(idsOf(BUFF_UNITS)),
    target: z.enum(idsOf(BUFF_TARGETS)),
    value: effectValue,
    turns: z.int().min(1).max(99).optional(),
    enabled: z.boolean().default(true),
  })
  .superRefine(checkAttribute);

const effects = z.array(effect).default([]);

const enemy = z
  .strictObject({
    slot: z.int().min(1).max(3),
    unit: slug,
    hpGauges: z.array(ordinal).min(1).max(5),
    spells: z.int().min(0).max(9),
    barriers: z.int().min(0).max(9),
    weaks: elements,
    resists: elements,
    affinities: elements,
    tags: z.array(slug).default([]),
    ability: z.strictObject({ name: text, items: z.array(abilityItem).min(1) }).optional(),
    skills: z.array(z.strictObject({ name: text, gauge: gauge.optional(), effects })).default([]),
    gauges: z.array(z.strictObject({ gauge, name: text, effects })).default([]),
  })
  .superRefine(({ weaks, resists, affinities, hpGauges, gauges, skills }, context) => {
    const issue = (field: string, message: string) =>
      context.addIssue({ code: "custom", path: [field], message });
    if (weaks.some((one) => resists.includes(one))) {
      issue("weaks", "names an element that resists names too");
    }
    if (weaks.some((one) => affinities.includes(one))) {
      issue("weaks", "names an element that affinities names too");
    }
    const unordered = gauges.findIndex(({ gauge }, at) => gauge <= (gauges[at - 1]?.gauge ?? 0));
    if (unordered > 0) {
      context.addIssue({
        code: "custom",
        path: ["gauges", unordered, "gauge"],
        message: "is not greater than that of the gauge before",
      });
    }
    const beyond = [...gauges, ...skills].some((one) => (one.gauge ?? 1) > hpGauges.length);
    if (beyond) {
      issue("gauges", "names a gauge that the enemy does not have");
    }
  });

/** Enemies stand in the order of their slots, which have no gap. */
const enemies = z
  .array(enemy)
  .max(3)
  .superRefine((all, context) => {
    for (const [index, { slot }] of all.entries()) {
      if (slot === index + 1) continue;
      context.addIssue({
        code: "custom",
        path: [index, "slot"],
        message: `must be ${index + 1}: enemies stand in slots 1, 2 and 3, in that order`,
      });
    }
  });

const values = {
  release: instant.optional(),
  enemies: enemies.default([]),
  rewards: z.array(z.strictObject({ item: slug, amount: ordinal })).default([]),
};

/** A floor of the Scarlet Devil Tower; the id is its number. */
export const towerFloor = z.strictObject({
  id: ordinal,
  boss: z.boolean().default(false),
  storyFloor: z.boolean().default(false),
  extraAttack: z.boolean().default(false),
  recommended: elements,
  ...values,
  /** Facts of enemies that are known in part only. */
  details: freeFields.optional(),
  sources,
});

/** Sample values for a floor of the facts. */
export const towerFloorValues = z.strictObject({
  id: ordinal,
  release: instant.optional(),
  enemies: values.enemies.unwrap().optional(),
  rewards: values.rewards.unwrap().optional(),
});

export type PackTowerEnemy = z.infer<typeof enemy>;
