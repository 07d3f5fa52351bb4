import { z } from "zod";
import {
  ATTACK_SLOTS,
  ATTACK_TARGETS,
  LINE_ADDONS,
  LINE_TRAITS,
  POLARITIES,
  SKILL_EFFECTS,
} from "#app/game/vocabulary/attacks.ts";
import { ANOMALIES, BUFF_TARGETS, STAT_BUFFS } from "#app/game/vocabulary/buffs.ts";
import { ELEMENTS } from "#app/game/vocabulary/elements.ts";
import { idsOf } from "#app/game/vocabulary/vocabulary.ts";
import { figure } from "./attacks.ts";
import { month, slug, sources, text } from "./values.ts";

const element = z.enum(idsOf(ELEMENTS));
const anomaly = z.enum(idsOf(ANOMALIES));
const percent = z.int().min(1).max(100);
const small = z.int().min(1).max(99);

/** A row of bullets, shot from a boost on. */
const line = z.strictObject({
  boost: z.int().min(0).max(3),
  element,
  polarity: z.enum(idsOf(POLARITIES)),
  count: small,
  power: figure,
  hit: z.int().min(0).max(999),
  crit: z.int().min(0).max(100),
  killers: z.array(slug).default([]),
  addons: z.partialRecord(z.enum(idsOf(LINE_ADDONS)), figure).optional(),
  traits: z.array(z.enum(idsOf(LINE_TRAITS))).default([]),
  inflicts: z.array(z.strictObject({ anomaly, chance: percent })).default([]),
});

const skillEffect = z.strictObject({
  kind: z.enum(idsOf(SKILL_EFFECTS)),
  target: z.enum(idsOf(BUFF_TARGETS)),
  stats: z.array(z.enum(idsOf(STAT_BUFFS))).default([]),
  levels: small.optional(),
  percent: percent.optional(),
  power: figure.optional(),
  count: small.optional(),
  element: element.optional(),
  anomaly: anomaly.optional(),
  turns: small.optional(),
  /** The part that comes by chance, in percent and levels. */
  extraChance: percent.optional(),
  extraLevels: small.optional(),
});

/**
 * What the game's master data say of a character, line by line; the id is the character's. What is
 * absent is not known, an empty list says that there is none.
 */
export const unit = z.strictObject({
  id: slug,
  tags: z.array(slug).default([]),
  /** Further tags, of which only the Japanese name is known. */
  otherTags: z.array(text).default([]),
  weak: z.array(element).optional(),
  resists: z.array(element).optional(),
  immune: z.array(anomaly).optional(),
  attacks: z
    .array(
      z.strictObject({
        slot: z.enum(idsOf(ATTACK_SLOTS)),
        target: z.enum(idsOf(ATTACK_TARGETS)),
        lines: z.array(line).min(1),
      }),
    )
    .default([]),
  skills: z
    .array(
      z.strictObject({
        slot: z.int().min(1).max(3),
        effects: z.array(skillEffect).default([]),
        /** Effects that could not be read. */
        unread: z.int().min(0).max(9).default(0),
      }),
    )
    .default([]),
  asOf: month,
  sources,
});

export type PackUnit = z.infer<typeof unit>;
