import { z } from "zod";

/** A whole number as it stands in a query. */
export const wholeNumber = (min: number, max = Number.MAX_SAFE_INTEGER) =>
  z
    .string()
    .regex(/^\d{1,9}$/, { error: "is not a whole number" })
    .transform(Number)
    .pipe(z.int().min(min).max(max));

/** `?id=` of a character or a prayer. */
export const idQuery = z.strictObject({ id: z.string().min(1).max(100) });

/** `?id=` as an ordinal; absent means the newest, or the running one. */
export const ordinalQuery = z.strictObject({ id: wholeNumber(1).optional() });

/** `?last=`: the prayer after which the page begins. */
export const lastPrayerQuery = z.strictObject({ last: z.string().min(1).max(100).optional() });

/** `?last=`: the number of the update entry after which the page begins. */
export const lastEntryQuery = z.strictObject({ last: wholeNumber(0).optional() });

/** `?floor=` of the tower. */
export const floorQuery = z.strictObject({ floor: wholeNumber(1) });
