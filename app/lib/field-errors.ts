import type { z } from "zod";
import type { Problem } from "#app/api-schemas/problem.ts";
import { inputMessage, writePath } from "#app/game/input-messages.ts";

export type FieldFaults = NonNullable<Problem["errors"]>;

/** For `safeParse`: the words for a fault are those of every input. */
export const IN_PLAIN_WORDS = { error: inputMessage, reportInput: true } as const;

/** What a schema finds wrong with the fields that were sent. */
export function fieldFaults({ issues }: z.core.$ZodError): FieldFaults {
  return issues.map(({ path, message }) => ({ field: writePath(path), message }));
}

/** The faults of a query or body in one sentence. */
export function faultSentence(of: "query" | "body", faults: FieldFaults): string {
  const parts = faults.map(({ field, message }) => `${field} ${message}`);
  return `The ${of} is malformed: ${parts.join("; ")}.`;
}
