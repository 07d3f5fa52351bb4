import type { z } from "zod";
import type { Problem } from "#app/contract/problem.ts";

export type FieldFaults = NonNullable<Problem["errors"]>;

/** What a schema finds wrong with the fields that were sent, in plain words. */
export function fieldFaults(
  { issues }: z.core.$ZodError,
  isSent: (field: string) => boolean,
): FieldFaults {
  return issues.map((issue) => ({
    field: issue.path.join("."),
    message: inPlainWords(issue, isSent(String(issue.path[0]))),
  }));
}

/** The faults of a query or body in one sentence. */
export function faultSentence(of: "query" | "body", faults: FieldFaults): string {
  const parts = faults.map(({ field, message }) => `${field} ${message}`);
  return `The ${of} is malformed: ${parts.join("; ")}.`;
}

function inPlainWords(issue: z.core.$ZodIssue, isSent: boolean): string {
  switch (issue.code) {
    case "invalid_type":
      if (!isSent) return "is missing";
      return issue.expected === "string" ? "is not a text" : "is not a whole number";
    case "invalid_value":
      return isSent ? `must be one of ${issue.values.join(", ")}` : "is missing";
    case "too_small":
      return issue.origin === "string" ? "is empty" : `must be at least ${issue.minimum}`;
    case "too_big":
      return issue.origin === "string"
        ? `is longer than ${issue.maximum} characters`
        : `must be at most ${issue.maximum}`;
    default:
      return issue.message;
  }
}
