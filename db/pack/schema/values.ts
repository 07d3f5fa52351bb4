import { z } from "zod";
import { RECORD_ID } from "#app/game/record-id.ts";

/** Text that says something: not empty, no space at its ends, no control or broken characters. */
export const text = z
  .string()
  .min(1)
  .max(2000)
  .regex(/^[^\p{Cc}]*$/u, { error: "has a control character" })
  .regex(/^[^\p{Cs}]*$/u, { error: "has half of a surrogate pair" })
  .refine((value) => value === value.trim(), { error: "begins or ends with a space" });

/** Id of a record: stable, and safe in a URL query. */
export const slug = z.string().regex(RECORD_ID, {
  error: "is not an id: lower-case letters, digits, _ and -, at most 80",
});

export const sources = z.array(text).default([]);

/** An https or http address. */
export const link = z
  .url({ protocol: /^https?$/, error: "is not an http or https address" })
  .regex(/^[^\s\p{Cc}\p{Cs}]*$/u, { error: "has a space or a control character" });

/** A relative date counts days (d) or hours (h) from the import; `at` sets the UTC time of day. */
const span = z.string().regex(/^\d{1,4}[dh]$/, { error: "is not a span such as 12d or 36h" });
const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "is not a time of day such as 05:00" });

/** An instant: `2024-05-01T05:00:00Z`, or relative to the import: `{"in": "3d", "at": "05:00"}`. */
export const instant = z.union(
  [
    z.iso.datetime({ precision: 0 }).refine(isFromYear1, { error: "is before the year 1" }),
    z.strictObject({ in: span, at: timeOfDay.optional() }),
    z.strictObject({ ago: span, at: timeOfDay.optional() }),
  ],
  { error: 'is not an instant such as 2024-05-01T05:00:00Z or {"in": "3d", "at": "05:00"}' },
);

/** A UTC day: `2024-05-01`. */
export const day = z.iso.date().refine(isFromYear1, { error: "is before the year 1" });

export type PackInstant = z.infer<typeof instant>;

/** A value of an effect: spirit power goes by hundredths, all others by ones. */
export const effectValue = z.number().multipleOf(0.01).min(-999_999).max(999_999);
export const naturalNumber = z.int().min(0).max(2147483647);

/** The calendar of PostgreSQL has no year 0. */
function isFromYear1(value: string): boolean {
  return !value.startsWith("0000");
}

/** A number that counts from one. */
export const ordinal = z.int().min(1).max(2147483647);
