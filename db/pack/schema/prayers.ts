import { z } from "zod";
import { PRAYER_TYPES } from "#app/game/vocabulary/prayer-types.ts";
import {
  BATCH_KINDS,
  POOL_KINDS,
  RATE_TYPES,
  RATE_UP_STATUSES,
  SERVERS,
} from "#app/game/vocabulary/prayers.ts";
import { idsOf } from "#app/game/vocabulary/vocabulary.ts";
import { freeFields, instant, naturalNumber, ordinal, slug, sources, text } from "./values.ts";

const chance = z.number().min(0).max(1);

/**
 * A tier of a pool: the chance that a slot falls to it, in the columns sc and gc. A pick-up tier
 * draws from the prayer's own rate-ups of the kind, a normal one from a set or from batches.
 */
const poolTier = z
  .strictObject({
    kind: z.enum(idsOf(POOL_KINDS)),
    rateType: z.enum(idsOf(RATE_TYPES)),
    sc: chance.optional(),
    gc: chance.optional(),
    set: slug.optional(),
    batches: z.enum(idsOf(BATCH_KINDS)).optional(),
  })
  .superRefine(({ kind, rateType, set, batches }, context) => {
    const origins = Number(set !== undefined) + Number(batches !== undefined);
    if (origins !== (rateType === "normal" ? 1 : 0)) {
      context.addIssue({
        code: "custom",
        path: ["set"],
        message: "a normal tier names a set or batches, a pick-up tier neither",
      });
    }
    if (batches !== undefined && kind !== "character") {
      context.addIssue({ code: "custom", path: ["batches"], message: "holds characters only" });
    }
  });

/** Each column, `sc` and `gc`, is set for all tiers or for none; one that is set sums to 1. */
const pool = z.array(poolTier).superRefine((tiers, context) => {
  for (const column of ["sc", "gc"] as const) {
    const chances = tiers.map((tier) => tier[column]);
    const missing = chances.indexOf(undefined);
    const set = chances.filter((one) => one !== undefined);
    if (set.length === 0) continue;
    if (missing >= 0) {
      context.addIssue({
        code: "custom",
        path: [missing, column],
        message: `is missing, though other tiers have ${column}`,
      });
      continue;
    }
    const sum = set.reduce((total, one) => total + one, 0);
    if (Math.abs(sum - 1) <= 1e-9) continue;
    const rows = tiers.map((tier) => `${tier.kind} ${tier.rateType} ${tier[column]}`);
    context.addIssue({
      code: "custom",
      message: `column ${column} sums to ${Number(sum.toFixed(12))}, not 1: ${rows.join(", ")}`,
    });
  }
});

const stepUpRow = z
  .strictObject({
    cost: naturalNumber,
    guaranteed: z.int().min(0).max(10).default(0),
    multiplier: z.number().multipleOf(0.01).positive().max(999).default(1),
    pickUpGuaranteed: z.int().min(0).max(10).default(0),
    dust: naturalNumber.default(0),
  })
  .refine(({ guaranteed, pickUpGuaranteed }) => pickUpGuaranteed <= guaranteed, {
    path: ["pickUpGuaranteed"],
    error: "is greater than guaranteed",
  });

const stepUp = z.strictObject({
  id: z.string().regex(/^((asc|desc)\d{1,2}|special)$/, {
    error: "is not the id of a step-up: asc1, desc5, special",
  }),
  rows: z.array(stepUpRow).min(1).max(20),
});

/** Facts of a prayer beyond the fields of the site. */
const details = z.strictObject({
  kind: text.optional(),
  costs: z
    .array(z.strictObject({ pulls: ordinal, currency: text, amount: naturalNumber }))
    .optional(),
  exchange: z
    .array(
      z.strictObject({
        character: slug.optional(),
        card: naturalNumber.optional(),
        points: naturalNumber,
      }),
    )
    .optional(),
  other: freeFields.optional(),
});

const values = {
  types: z.array(z.enum(idsOf(PRAYER_TYPES))).default([]),
  start: instant.optional(),
  end: instant.optional(),
  simulator: z.boolean().default(false),
  maxPulls: ordinal.optional(),
  gcCost: ordinal.optional(),
  dust: naturalNumber.optional(),
  rateUpCharacters: z
    .array(z.strictObject({ character: slug, status: z.enum(idsOf(RATE_UP_STATUSES)).optional() }))
    .default([]),
  rateUpCards: z
    .array(
      z.strictObject({
        card: naturalNumber,
        isNew: z.boolean().default(false),
        exchange: ordinal.optional(),
      }),
    )
    .default([]),
  stepUps: z.array(stepUp).default([]),
  pool: pool.default([]),
};

export const prayer = z.strictObject({
  id: slug,
  server: z.enum(idsOf(SERVERS)).default("global"),
  name: text,
  nameJp: text.optional(),
  permanent: z.boolean().default(false),
  ...values,
  details: details.optional(),
  sources,
});

/** Sample values for a prayer of the facts. */
export const prayerValues = z.strictObject({
  id: slug,
  types: values.types.unwrap().optional(),
  start: instant.optional(),
  end: instant.optional(),
  simulator: z.boolean().optional(),
  maxPulls: ordinal.optional(),
  gcCost: ordinal.optional(),
  dust: naturalNumber.optional(),
  rateUpCharacters: values.rateUpCharacters.unwrap().optional(),
  rateUpCards: values.rateUpCards.unwrap().optional(),
  stepUps: values.stepUps.unwrap().optional(),
  pool: values.pool.unwrap().optional(),
});

export type PackPrayer = z.infer<typeof prayer>;
