import { z } from "zod";

/** A fault of a record in plain words. */
export interface Fault {
  /** `stats[0].min`; empty for the record as a whole. */
  readonly field: string;
  readonly message: string;
}

/** What an issue of zod means, with the values or fields that are allowed. */
export function explainIssue(issue: z.core.$ZodIssue, schema: z.core.$ZodType): Fault[] {
  if (issue.code === "unrecognized_keys") {
    const known = knownKeys(schema, issue.path).join(", ");
    return issue.keys.map((key) => ({
      field: writePath([...issue.path, key]),
      message: `is not a known field; known are ${known}`,
    }));
  }
  return [{ field: writePath(issue.path), message: sentence(issue) }];
}

/** `["stats", 0, "min"]` becomes `stats[0].min`. */
export function writePath(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`))
    .join("")
    .replace(/^\./, "");
}

function sentence(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return wanted(nameOfType(issue.expected), issue.input);
    case "invalid_value":
      return wanted(oneOf(issue.values), issue.input);
    case "invalid_union":
      return explainUnion(issue);
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
      return explainFormat(issue);
    default:
      return issue.message;
  }
}

function entries(wantedCount: number | bigint, { input }: z.core.$ZodIssue): string {
  const noun = Number(wantedCount) === 1 ? "entry" : "entries";
  return `${wantedCount} ${noun}, not ${Array.isArray(input) ? input.length : show(input)}`;
}

/** A union of single values is a list of them; the schema has words for every other union. */
function explainUnion(issue: z.core.$ZodIssueInvalidUnion): string {
  const values = issue.errors.flatMap(([first]) =>
    first?.code === "invalid_value" ? first.values : [],
  );
  if (values.length === issue.errors.length) return wanted(oneOf(values), issue.input);
  return issue.message;
}

function explainFormat(issue: z.core.$ZodIssueInvalidStringFormat): string {
  if (issue.format === "date") return wanted("a date such as 2024-05-01", issue.input);
  if (issue.format === "datetime") {
    return wanted("an instant such as 2024-05-01T05:00:00Z", issue.input);
  }
  if (issue.format === "url") return wanted("an http or https address", issue.input);
  return issue.message;
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
function show(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "an object";
  const text = JSON.stringify(value);
  return text.length <= 60 ? text : `a ${typeof value} of ${text.length} characters`;
}

function knownKeys(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return knownKeys(schema.unwrap(), path);
  }
  const [step, ...rest] = path;
  if (schema instanceof z.ZodObject) {
    if (step === undefined) return Object.keys(schema.shape);
    const field = schema.shape[String(step)];
    return field ? knownKeys(field, rest) : [];
  }
  if (schema instanceof z.ZodArray) return knownKeys(schema.element, rest);
  if (schema instanceof z.ZodUnion) {
    return [...new Set(schema.options.flatMap((option) => knownKeys(option, path)))];
  }
  if (schema instanceof z.ZodRecord && schema.keyType instanceof z.ZodEnum) {
    return schema.keyType.options.map(String);
  }
  return [];
}
