import type { z } from "zod";
import type { Problem } from "#app/contract/problem.ts";
import { problemResponse } from "./problem.ts";

/**
 * Decodes a call's query and answers. A query that the schema refuses is a 400 that names the
 * parameters and says in plain words what is wrong with them.
 */
export function answerQuery<Schema extends z.ZodObject>(
  schema: Schema,
  sent: URLSearchParams,
  answer: (query: z.output<Schema>) => Response,
): Response {
  const repeated = Object.keys(schema.shape).filter((name) => sent.getAll(name).length > 1);
  if (repeated.length > 0) {
    return badQuery(repeated.map((field) => ({ field, message: "is given more than once" })));
  }
  const query = schema.safeParse(Object.fromEntries(sent));
  if (query.success) return answer(query.data);
  return badQuery(
    query.error.issues.map((issue) => ({
      field: issue.path.join("."),
      message: inPlainWords(issue),
    })),
  );
}

function badQuery(errors: NonNullable<Problem["errors"]>): Response {
  const faults = errors.map(({ field, message }) => `${field} ${message}`);
  return problemResponse(400, `The query is malformed: ${faults.join("; ")}.`, { errors });
}

function inPlainWords(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return "is missing";
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
