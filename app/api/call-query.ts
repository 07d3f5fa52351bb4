import type { z } from "zod";
import type { Problem } from "#app/contract/problem.ts";
import type { QueryHandle } from "#app/request/query-handle.ts";
import { explainIssue } from "#db/pack/plain-message.ts";
import { problemResponse } from "./problem.ts";

/** The `handle` of a call: its own parameters reach it as they were sent, all others are dropped. */
export function queryHandleOf(schema: z.ZodObject): QueryHandle {
  return { query: (sent) => new URLSearchParams(ownPairs(schema, sent)) };
}

/**
 * Decodes a call's query and answers. A query that the schema refuses is a 400 that names the
 * parameters and says in plain words what is wrong with them.
 */
export function answerQuery<Schema extends z.ZodObject>(
  schema: Schema,
  sent: URLSearchParams,
  answer: (query: z.output<Schema>) => Response,
): Response {
  const pairs = ownPairs(schema, sent);
  const repeated = repeatedNames(pairs);
  if (repeated.length > 0) {
    return badQuery(repeated.map((field) => ({ field, message: "is given more than once" })));
  }
  const query = schema.safeParse(Object.fromEntries(pairs), { reportInput: true });
  return query.success
    ? answer(query.data)
    : badQuery(query.error.issues.flatMap((issue) => explainIssue(issue, schema)));
}

/** A 404 for an id that no record has; `detail` is the catalogue's message. */
export function unknownId(detail: string, message: string): Response {
  return problemResponse(404, detail, { errors: [{ field: "id", message }] });
}

function badQuery(errors: NonNullable<Problem["errors"]>): Response {
  const faults = errors.map(({ field, message }) => `${field} ${message}`);
  return problemResponse(400, `The query is malformed: ${faults.join("; ")}.`, { errors });
}

function ownPairs(schema: z.ZodObject, sent: URLSearchParams): [string, string][] {
  return Object.keys(schema.shape).flatMap((name) =>
    sent.getAll(name).map((value): [string, string] => [name, value]),
  );
}

function repeatedNames(pairs: readonly (readonly [string, string])[]): string[] {
  const names = pairs.map(([name]) => name);
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}
