import { z } from "zod";
import {
  ATTACK_TARGETS,
  CARD_SLOTS,
  POLARITIES,
  POWER_KINDS,
} from "#app/game/vocabulary/attacks.ts";
import { BULLETS } from "#app/game/vocabulary/buffs.ts";
import { ELEMENTS } from "#app/game/vocabulary/elements.ts";
import { idsOf } from "#app/game/vocabulary/vocabulary.ts";
import { month, slug, sources } from "./values.ts";

/** Power, percent or a share: a number above 0 with at most two decimals. */
export const figure = z.number().positive().multipleOf(0.01).max(9_999_999);

/** Parts of 0 are left out. */
const power = z.partialRecord(z.enum(idsOf(POWER_KINDS)), figure);

const [plain, hard, slice] = [figure.optional(), figure.optional(), figure.optional()];

const seconds = z.number().positive().multipleOf(0.01).max(999);

/** A spell card or last word at full boost. The id is the character's, a colon, and the slot. */
export const attack = z
  .strictObject({
    id: z.string().max(90),
    character: slug,
    slot: z.enum(idsOf(CARD_SLOTS)),
    target: z.enum(idsOf(ATTACK_TARGETS)),
    /** Lines that boosts 1, 2 and 3 add. */
    scale: z.string().regex(/^\d-\d-\d$/, { error: "is not a scale such as 3-1-1" }),
    totalPower: figure,
    polarity: z.partialRecord(z.enum(idsOf(POLARITIES)), power),
    elements: z.partialRecord(z.enum(idsOf(ELEMENTS)), power),
    bullets: z.partialRecord(z.enum(idsOf(BULLETS)), power),
    /** The power of the lines that kill a tag; a line may kill several. */
    killers: z.array(z.strictObject({ tag: slug, plain, hard, slice })).default([]),
    animation: z.strictObject({ full: seconds, short: seconds }).optional(),
    asOf: month,
    sources,
  })
  .superRefine(({ id, character, slot }, context) => {
    const expected = `${character}:${slot}`;
    if (id === expected) return;
    context.addIssue({ code: "custom", path: ["id"], message: `must be "${expected}"` });
  });

export type PackAttack = z.infer<typeof attack>;
