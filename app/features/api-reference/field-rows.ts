import type { z } from "zod";

type Shape = z.core.JSONSchema.BaseSchema;
type Named = Readonly<Record<string, Shape>>;

/** A field of a record, as the page tells of it. */
export interface FieldRow {
  /** `content[].floor`: what stands in lists and objects without a name has a path. */
  readonly path: string;
  readonly type: string;
  /** The record that it is, or that it is a list of. */
  readonly record: string | null;
  readonly description: string;
}

/** Every named shape: its words, and its fields or the plain value that it is. */
export function recordsOf(schemas: Named) {
  return Object.entries(schemas).map(([name, shape]) => {
    const { description = "", properties } = shape;
    const type = properties ? null : typeOf(shape);
    return { name, description, type, fields: rowsOf(shape, "", schemas) };
  });
}

function rowsOf({ properties = {} }: Shape, above: string, schemas: Named): FieldRow[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    if (typeof field === "boolean") return [];
    const path = `${above}${name}`;
    const { inner, steps, words } = innermost(field);
    const record = inner.$ref === undefined ? null : nameIn(inner.$ref);
    const shape = record === null ? inner : schemas[record];
    const description = field.description ?? shape?.description ?? "";
    const row = { path, type: `${words}${typeOf(inner)}`, record, description };
    return [row, ...rowsOf(inner, `${path}${steps}.`, schemas)];
  });
}

interface Innermost {
  readonly inner: Shape;
  readonly steps: string;
  readonly words: string;
}

/** What is in the lists and maps that a field is made of, with the way there as path and in words. */
function innermost(field: Shape): Innermost {
  const { items, prefixItems, additionalProperties, anyOf } = field;
  const below = (part: Shape, step: string, word: string): Innermost => {
    const { inner, steps, words } = innermost(part);
    return { inner, steps: `${step}${steps}`, words: `${word}${words}` };
  };
  const [member] = [items, prefixItems?.[0]].flat().filter((one) => one !== undefined);
  if (typeof member === "object") return below(member, "[]", "list of ");
  if (typeof additionalProperties === "object")
    return below(additionalProperties, ".*", "by name: ");
  const [only, ...others] = (anyOf ?? []).filter(
    (one) => typeof one === "object" && one.type !== "null",
  );
  if (typeof only === "object" && others.length === 0) return below(only, "", "null or ");
  return { inner: field, steps: "", words: "" };
}

const TYPES: Readonly<Record<string, string>> = {
  array: "list",
  boolean: "true or false",
  integer: "whole number",
  number: "number",
  object: "object",
  string: "text",
};

function typeOf({ $ref, anyOf, const: only, enum: values, minimum, maximum, type }: Shape): string {
  if ($ref !== undefined) return nameIn($ref);
  if (anyOf) return anyOf.map(typeOf).join(" or ");
  if (only !== undefined) return JSON.stringify(only);
  if (values) return `one of ${values.join(", ")}`;
  const kinds = [type ?? []].flat().map((kind) => TYPES[kind] ?? kind);
  const from = minimum === undefined ? [] : `from ${minimum}`;
  const to = maximum === undefined ? [] : `to ${maximum}`;
  return [kinds.join(" or "), from, to].flat().join(" ");
}

/** The name of the shape that a reference leads to. */
export function nameIn(reference: string): string {
  return reference.slice(reference.lastIndexOf("/") + 1);
}
