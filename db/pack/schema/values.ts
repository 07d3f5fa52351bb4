import { z } from "zod";
import { RECORD_ID } from "#app/game/vocabulary/vocabulary.ts";

/** Signs that turn the direction of what follows them, wherever the text is shown. */
const turning = "\\p{Bidi_Control}\\u206A-\\u206F";

/** What no text of a pack may have, whatever else it is: nobody would see what it does. */
const unseen = [
  { signs: "\\p{Cc}", what: "a control character" },
  { signs: "\\p{Cs}", what: "half of a surrogate pair" },
  { signs: turning, what: "a sign that turns the direction of text" },
].map(({ signs, what }) => ({
  allowed: new RegExp(`^[^${signs}]*$`, "u"),
  found: new RegExp(`[${signs}]`, "u"),
  what,
}));

/** The first such sign of a text, in words. */
function unseenSign(value: unknown): string | undefined {
  for (const { found, what } of unseen) {
    const code = found.exec(String(value))?.[0].codePointAt(0);
    if (code !== undefined) {
      return `has ${what}, U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
    }
  }
  return undefined;
}

/** A schema of texts that takes none of them. */
function withoutUnseen(schema: z.ZodString): z.ZodString {
  const error = ({ input }: { input?: unknown }) => unseenSign(input);
  return unseen.reduce((checked, { allowed }) => checked.regex(allowed, { error }), schema);
}

/** Text that says something: not empty, no space at its ends, no sign that nobody sees. */
export const text = withoutUnseen(z.string().min(1).max(2000)).refine(
  (value) => value === value.trim(),
  { error: "begins or ends with a space" },
);

/** World codes are free: L1, A6, C5>, F1;4, L10.1, C3∫. */
export const worldCode = withoutUnseen(
  z.string().regex(/^[^\s,]{1,12}$/u, {
    error: "is not a world code: 1 to 12 characters, no space or comma",
  }),
);

/** Id of a record: stable, and safe in a URL query. */
export const slug = z.string().regex(RECORD_ID, {
  error: "is not an id: lower-case letters, digits, _ and -, at most 80",
});

export const sources = z.array(text).default([]);

/** An https or http address. */
export const link = withoutUnseen(
  z.string().regex(/^[^\s\\]*$/, { error: "has a space or a back slash" }),
).pipe(z.url({ protocol: /^https?$/, error: "is not an http or https address" }));

const anySite = "https://site.invalid";

/** A path of this site: whatever a browser makes of it stays here. */
export const sitePath = withoutUnseen(z.string()).refine(isSitePath, {
  error: "is not a path of this site, such as /prayers/menu",
});

function isSitePath(value: string): boolean {
  // A browser takes a back slash for a slash, passes over tabs, and goes to //host from /.//host.
  if (!/^\/[^\s\\]*$/.test(value) || !URL.canParse(value, anySite)) return false;
  const { origin, pathname } = new URL(value, anySite);
  return origin === anySite && !pathname.startsWith("//");
}

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

/** The month in which something was seen to hold: `2022-05`. */
export const month = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: "is not a month such as 2022-05" });

/** A number that counts from one. */
export const ordinal = z.int().min(1).max(2147483647);

/** Fields of any name with any JSON, in whose texts there is nothing that nobody sees. */
export const freeFields = z.record(z.string(), z.json()).superRefine((fields, context) => {
  for (const { path, message } of brokenTexts(fields, [])) {
    context.addIssue({ code: "custom", path, message });
  }
});

interface BrokenText {
  readonly path: (string | number)[];
  readonly message: string;
}

/** Where texts, or the names of fields, have such signs. */
function* brokenTexts(
  value: z.core.util.JSONType,
  path: readonly (string | number)[],
): Generator<BrokenText> {
  const message = typeof value === "string" ? unseenSign(value) : undefined;
  if (message) yield { path: [...path], message };
  if (typeof value !== "object" || value === null) return;
  const children = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [key, child] of children) {
    const ofName = typeof key === "string" ? unseenSign(key) : undefined;
    if (ofName) yield { path: [...path, key], message: ofName };
    yield* brokenTexts(child, [...path, key]);
  }
}
