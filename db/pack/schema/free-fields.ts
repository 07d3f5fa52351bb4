import { z } from "zod";
import { unseenSign } from "./values.ts";

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
