import { z } from "zod";

/**
 * What a person reads of input that a schema refuses, wherever it comes from: a record of a data
 * pack, a query, a body. For `schema.safeParse(value, { error: inputMessage, reportInput: true })`.
 * It goes on from the field's name: `min must be at least 1, not 0`. A schema's own words win.
 */
export function inputMessage(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case "invalid_type":
      return wanted(nameOfType(issue.expected), issue.input);
    case "invalid_value":
      return wanted(oneOf(issue.values), issue.input);
    case "invalid_union":
      return explainUnion(issue.errors, issue.input);
    case "too_small":
      if (issue.origin === "string") return "is empty";
      if (issue.origin === "array") return `must have at least ${entries(issue.minimum, issue)}`;
      return `must be at least ${issue.minimum}, not ${show(issue.input)}`;
    case "too_big":
      if (issue.origin === "string") return `is longer than ${issue.maximum} characters`;
      if (issue.origin === "array") return `must have at most ${entries(issue.maximum, issue)}`;
      return `must be at most ${issue.maximum}, not ${show(issue.input)}`;
    case "not_multiple_of":
      return `must be a multiple of ${issue.divisor}, not ${show(issue.input)}`;
    case "invalid_format":
      return explainFormat(issue.format, issue.input);
    case "unrecognized_keys":
      return `is not a known field; known are ${knownKeys(issue.inst).join(", ")}`;
    default:
      return undefined;
  }
}

/** `["stats", 0, "min"]` becomes `stats[0].min`. */
export function writePath(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`))
    .join("")
    .replace(/^\./, "");
}

function entries(wantedCount: number | bigint, { input }: { input?: unknown }): string {
  const noun = Number(wantedCount) === 1 ? "entry" : "entries";
  return `${wantedCount} ${noun}, not ${Array.isArray(input) ? input.length : show(input)}`;
}

/** A union of single values is a list of them; the schema has words for every other union. */
function explainUnion(
  errors: readonly (readonly z.core.$ZodIssue[])[],
  input: unknown,
): string | undefined {
  const values = errors.flatMap(([first]) => (first?.code === "invalid_value" ? first.values : []));
  return values.length === errors.length ? wanted(oneOf(values), input) : undefined;
}

function explainFormat(format: string, input: unknown): string | undefined {
  if (format === "date") return wanted("a date such as 2024-05-01", input);
  if (format === "datetime") return explainInstant(input);
  if (format === "url") return wanted("an http or https address", input);
  return undefined;
}

/** Of what is nearly an instant, what it lacks. */
function explainInstant(input: unknown): string {
  const example = "2024-05-01T05:00:00Z";
  const [, time, zone = ""] =
    /^\d{4}-\d\d-\d\d(?:T(\d\d:\d\d(?::\d\d(?:\.\d+)?)?)?(.*))?$/.exec(String(input)) ?? [];
  const moment = Date.parse(String(input));
  if (/^[+-]\d\d:?\d\d$/.test(zone) && !Number.isNaN(moment)) {
    const inUtc = new Date(moment).toISOString().replace(/\.\d+Z$/, "Z");
    return `must be in UTC, with Z: ${inUtc}, not ${show(input)}`;
  }
  if (time !== undefined && zone === "") {
    return `must be in UTC, with Z at its end, such as ${example}, not ${show(input)}`;
  }
  return wanted(`an instant such as ${example}`, input);
}

function wanted(allowed: string, input: unknown): string {
  return input === undefined
    ? `is missing: must be ${allowed}`
    : `must be ${allowed}, not ${show(input)}`;
}

function oneOf(values: readonly z.core.util.Primitive[]): string {
  const shown = values.map(String);
  return shown.length === 1 ? shown.join() : `one of ${shown.join(", ")}`;
}

const typeNames = new Map<string, string>([
  ["string", "a text"],
  ["int", "a whole number"],
  ["boolean", "true or false"],
  ["array", "a list"],
  ["object", "an object"],
  ["record", "an object"],
]);

function nameOfType(type: string): string {
  return typeNames.get(type) ?? `a ${type}`;
}

/** The value where it is short, else what kind of value it is. */
export function show(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "an object";
  const text = JSON.stringify(value) ?? String(value);
  return text.length <= 60 ? text : `a ${typeof value} of ${text.length} characters`;
}

function knownKeys(schema: unknown): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodRecord && schema.keyType instanceof z.ZodEnum) {
    return schema.keyType.options.map(String);
  }
  return [];
}
