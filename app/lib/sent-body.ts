import { z } from "zod";
import type { Problem } from "#app/api-schemas/problem.ts";
import { errorSentence, type FieldErrors, fieldErrors, IN_PLAIN_WORDS } from "./field-errors.ts";

/** What was sent, as the schema reads it, or what is wrong with it: a status and the fields. */
export type SentBody<Schema extends z.ZodObject> =
  | { readonly body: z.output<Schema> }
  | { readonly problem: BodyProblem };

export interface BodyProblem extends Pick<Problem, "status" | "detail" | "errors"> {
  readonly retryAfter?: undefined;
}

const FORM = "application/x-www-form-urlencoded";
/** Several times what any schema here has room for: reading more would be work for nothing. */
const LONGEST_BODY = 8192;

/** Reads a body that is sent as JSON or as a form; both have the same fields. */
export async function readSentBody<Schema extends z.ZodObject>(
  schema: Schema,
  request: Request,
): Promise<SentBody<Schema>> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (type !== "application/json" && type !== FORM) {
    const message = `must be application/json or ${FORM}`;
    const errors = [{ field: "content-type", message }];
    return { problem: { status: 415, detail: `The content-type ${message}.`, errors } };
  }
  const text = await request.text();
  if (text.length > LONGEST_BODY) {
    const message = `is longer than ${LONGEST_BODY} characters`;
    const errors = [{ field: "body", message }];
    return { problem: { status: 413, detail: `The body ${message}.`, errors } };
  }
  return type === FORM ? readForm(schema, new URLSearchParams(text)) : readJson(schema, text);
}

/** Reads the fields of a form. What is empty counts as not sent; whole numbers are numbers. */
function readForm<Schema extends z.ZodObject>(
  schema: Schema,
  form: URLSearchParams,
): SentBody<Schema> {
  const repeated = [...new Set(form.keys())].filter((name) => form.getAll(name).length > 1);
  if (repeated.length > 0) {
    return malformed(repeated.map((field) => ({ field, message: "is given more than once" })));
  }
  const fields = [...form].filter(([, value]) => value !== "");
  return check(
    schema,
    new Map(fields.map(([name, value]) => [name, formValue(schema, name, value)])),
  );
}

function readJson<Schema extends z.ZodObject>(schema: Schema, text: string): SentBody<Schema> {
  const value = parsed(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    const message = "is not a JSON object";
    return malformed([{ field: "body", message }]);
  }
  return check(schema, new Map(Object.entries(value)));
}

/** Fields by name: whatever their names are, they reach the schema as plain properties or not at all. */
function check<Schema extends z.ZodObject>(
  schema: Schema,
  fields: ReadonlyMap<string, unknown>,
): SentBody<Schema> {
  const unknown = [...fields.keys()].filter((name) => !Object.hasOwn(schema.shape, name));
  if (unknown.length > 0) {
    const errors = unknown.slice(0, MOST_ERRORS).map((name) => ({
      field: name.slice(0, LONGEST_NAME),
      message: "is not known",
    }));
    return malformed(errors);
  }
  const read = schema.safeParse(Object.fromEntries(fields), IN_PLAIN_WORDS);
  return read.success ? { body: read.data } : malformed(fieldErrors(read.error));
}

const MOST_ERRORS = 10;
const LONGEST_NAME = 60;

function malformed(errors: FieldErrors): { problem: BodyProblem } {
  return { problem: { status: 400, detail: errorSentence("body", errors), errors } };
}

/** A form knows texts alone: where the schema wants a number a whole number is read as one. */
function formValue(schema: z.ZodObject, name: string, value: string): unknown {
  const field = Object.hasOwn(schema.shape, name) ? schema.shape[name] : undefined;
  const wantsText = field !== undefined && z.safeParse(field, value).success;
  return !wantsText && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
