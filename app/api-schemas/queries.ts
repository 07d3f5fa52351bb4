import { z } from "zod";
import { show } from "#app/game/input-messages.ts";

/** Digits as they stand in a query, as a number. */
export const digits = (most: number) =>
  z
    .string()
    .regex(new RegExp(`^\\d{1,${most}}$`), {
      error: ({ input }) => `must be a whole number of at most ${most} digits, not ${show(input)}`,
    })
    .transform(Number);

/** A whole number within bounds as it stands in a query. */
export const wholeNumber = (min: number, max = Number.MAX_SAFE_INTEGER) =>
  digits(9).pipe(z.int().min(min).max(max));

/** `?id=` of a character or a prayer. */
export const idQuery = z.strictObject({
  id: z.string().min(1).max(100).describe("The id, as lists give it, of 1 to 100 characters."),
});

/** `?id=` as an ordinal; absent means the newest, or the running one. */
export const ordinalQuery = z.strictObject({
  id: wholeNumber(1)
    .optional()
    .describe("Its number, counted from 1; without it the one that runs, or the newest."),
});

/** `?last=`: the prayer after which the page begins. */
export const lastPrayerQuery = z.strictObject({
  last: z
    .string()
    .min(1)
    .max(100)
    .optional()
    .describe("The id of the prayer after which the page begins; without it the first page."),
});

/** `?last=`: the number of the update entry after which the page begins. */
export const lastEntryQuery = z.strictObject({
  last: wholeNumber(0)
    .optional()
    .describe(
      "The number of the entry after which the page begins, from 0; without it the newest page.",
    ),
});

/** `?floor=` of the tower. */
export const floorQuery = z.strictObject({
  floor: wholeNumber(1).describe("The number of the floor, from 1."),
});
