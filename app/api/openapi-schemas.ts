import { z } from "zod";
import { namedSchemas } from "./schema-names.ts";

const NAMES = namedSchemas();

/** A reference to the component of a shape. @param otherwise its name where it has none */
export function referenceTo(schema: z.ZodType, otherwise: string): { $ref: string } {
  return { $ref: addressOf(NAMES.get(schema) ?? otherwise) };
}

function addressOf(name: string): string {
  return `#/components/schemas/${name}`;
}

/**
 * The named shapes that these, or what they are made of, refer to, in the order of their names.
 * Objects of answers are open, as fields may come; `bodies` are what they are.
 */
export function componentsOf(
  used: readonly [z.ZodType, string][],
  bodies: ReadonlySet<z.core.$ZodType>,
) {
  const registry = z.registry<{ id: string }>();
  for (const [schema, name] of NAMES) registry.add(schema, { id: name });
  for (const [schema, name] of used) {
    if (!registry.has(schema)) registry.add(schema, { id: name });
  }
  const { schemas } = z.toJSONSchema(registry, {
    target: "draft-2020-12",
    io: "input",
    uri: addressOf,
    override: ({ zodSchema, jsonSchema }) => {
      withoutNumberFormat(jsonSchema);
      if (jsonSchema.additionalProperties === false && !bodies.has(zodSchema)) {
        delete jsonSchema.additionalProperties;
      }
    },
  });
  const needed = new Set<string>();
  const need = (name: string) => {
    if (needed.has(name)) return;
    needed.add(name);
    for (const [, other = ""] of JSON.stringify(schemas[name]).matchAll(
      /"#\/components\/schemas\/(\w+)"/g,
    )) {
      if (other !== name) need(other);
    }
  };
  for (const [schema] of used) need(registry.get(schema)?.id ?? "");
  return {
    schemas: Object.fromEntries(
      [...needed].sort().map((name) => {
        const { $id: _, $schema: __, ...shape } = { ...schemas[name] };
        return [name, shape];
      }),
    ),
  };
}

/** The parameters of a query. @param example values with which the call is answered */
export function parametersOf(query: z.ZodObject, example: Readonly<Record<string, string>> = {}) {
  return Object.entries(query.shape).map(([name, field]) => {
    const { description, examples, ...schema } = schemaOf(field);
    const shown = example[name];
    return {
      name,
      in: "query" as const,
      required: !z.safeParse(field, undefined).success,
      ...(description !== undefined && { description }),
      schema,
      ...(shown !== undefined && { example: shown }),
    };
  });
}

function schemaOf(schema: z.core.$ZodType) {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    target: "draft-2020-12",
    io: "input",
    override: ({ jsonSchema }) => withoutNumberFormat(jsonSchema),
  });
  return rest;
}

/** Bounds that only say what a number of JavaScript can be tell nobody anything. */
function withoutNumberFormat(schema: z.core.JSONSchema.BaseSchema) {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}
