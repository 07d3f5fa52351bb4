import { z } from "zod";

/** Fields of any name with any JSON, in whose texts there is nothing that no database takes. */
export const freeFields = z.record(z.string(), z.json()).superRefine((fields, context) => {
  for (const path of brokenTexts(fields, [])) {
    context.addIssue({
      code: "custom",
      path,
      message: "has a control character or half of a surrogate pair",
    });
  }
});

/** Where texts, or the names of fields, are broken. */
function* brokenTexts(
  value: z.core.util.JSONType,
  path: readonly (string | number)[],
): Generator<(string | number)[]> {
  if (typeof value === "string" && isBroken(value)) yield [...path];
  if (typeof value !== "object" || value === null) return;
  const children = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [key, child] of children) {
    if (typeof key === "string" && isBroken(key)) yield [...path, key];
    yield* brokenTexts(child, [...path, key]);
  }
}

function isBroken(text: string): boolean {
  return /[\p{Cc}\p{Cs}]/u.test(text);
}
