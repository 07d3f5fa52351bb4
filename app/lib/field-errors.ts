import type { z } from "zod";
import type { Problem } from "#app/api-schemas/problem.ts";
import { inputMessage, writePath } from "#app/game/input-messages.ts";

export type FieldErrors = NonNullable<Problem["errors"]>;

/** For `safeParse`: the words for a fault are those of every input. */
export const IN_PLAIN_WORDS = { error: inputMessage, reportInput: true } as const;

/** What a schema finds wrong with the fields that were sent. */
export function fieldErrors({ issues }: z.core.$ZodError): FieldErrors {
  return issues.map(({ path, message }) => ({ field: writePath(path), message }));
}

/** The faults of a query or body in one sentence. */
export function errorSentence(of: "query" | "body", faults: FieldErrors): string {
  const parts = faults.map(({ field, message }) => `${field} ${message}`);
  return `The ${of} is malformed: ${parts.join("; ")}.`;
}
