import type { z } from "zod";
import {
  errorSentence,
  type FieldErrors,
  fieldErrors,
  IN_PLAIN_WORDS,
} from "#app/lib/field-errors.ts";
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
  const query = schema.safeParse(Object.fromEntries(sent), IN_PLAIN_WORDS);
  if (query.success) return answer(query.data);
  return badQuery(fieldErrors(query.error));
}

function badQuery(errors: FieldErrors): Response {
  return problemResponse(400, errorSentence("query", errors), { errors });
}
