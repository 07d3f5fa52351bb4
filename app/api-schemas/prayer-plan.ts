import { z } from "zod";
import { MOST_CRYSTALS } from "#app/game/plan/spending.ts";
import { MOST_WISHES, WISH_MODES } from "#app/game/plan/wish.ts";
import { ROLL_TYPES } from "#app/game/vocabulary/prayers.ts";
import { idsOf } from "#app/game/vocabulary/vocabulary.ts";
import { chance } from "./prayers.ts";
import { digits, idQuery } from "./queries.ts";
import { count, lastUpdate } from "./values.ts";

/** Crystals in hand as they stand in a query; none where the parameter is absent. */
const crystalsInHand = digits(20).pipe(z.number().max(MOST_CRYSTALS)).prefault("0");

/** GET /api/prayers/plan: a prayer, what is wished of it, and the crystals. */
export const planQuery = idQuery.extend({
  want: z
    .string()
    .min(1)
    .max(1000)
    .transform((text) => [...new Set(text.split(","))])
    .refine((ids) => ids.length <= MOST_WISHES, {
      error: `names more than ${MOST_WISHES} items`,
    })
    .describe(
      `Ids of one to ${MOST_WISHES} items of the pool, separated by commas; one named twice counts once.`,
    ),
  mode: z
    .enum(WISH_MODES)
    .default("any")
    .describe("Whether any of them will do, or all are wished."),
  sc: crystalsInHand.describe(`Seal crystals in hand, 0 to ${MOST_CRYSTALS}.`),
  gc: crystalsInHand.describe(`God crystals in hand, 0 to ${MOST_CRYSTALS}.`),
});

const crystals = z.strictObject({
  sc: count.describe("Seal crystals."),
  gc: count.describe("God crystals."),
});

export const planAnswer = z.strictObject({
  id: z.string().describe("The id of the prayer."),
  chance: chance.describe("That the wish is met by the plan, 0 to 1."),
  expected: z
    .number()
    .min(0)
    .describe("Wished items that the plan draws on average, copies counted."),
  spent: crystals.describe("What the plan spends."),
  left: crystals.describe("What of the crystals is left then."),
  rolls: z
    .array(
      z.strictObject({
        type: z.enum(idsOf(ROLL_TYPES)).describe("The kind of pull, as the roll call takes it."),
        sbNo: z
          .int()
          .min(-1)
          .describe("The place of a step-up, as the roll call takes it; else -1."),
        suNo: z.int().min(-1).describe("The row of it, as the roll call takes it; else -1."),
        times: z.int().min(1).describe("How often, one after another."),
        cost: crystals.describe("Of all times together."),
      }),
    )
    .describe("What to pull, in order; empty where the crystals are enough for nothing."),
  curve: z
    .array(crystals.extend({ chance }))
    .describe("The best chance with all seal crystals and so many god crystals in hand."),
  reach: z
    .array(
      z.strictObject({
        chance,
        sc: count.describe("Seal crystals."),
        gc: count.nullable().describe("God crystals; null where no number of them reaches it."),
      }),
    )
    .describe("The fewest god crystals alone that reach a chance; gc is null where none does."),
  lastUpdate,
});

export type PlanQuery = z.output<typeof planQuery>;
export type PlanAnswer = z.infer<typeof planAnswer>;
