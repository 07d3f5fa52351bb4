import { z } from "zod";
import { ENTITIES, type Entity } from "../entities.ts";
import { PACK_FILES } from "../schema/index.ts";
import { instant } from "../schema/values.ts";

/** The fields of a record that is given away, in their order. */
export function givenFields(entity: Entity): string[] {
  return [...Object.keys(PACK_FILES[ENTITIES[entity].facts].shape), ...Object.keys(MARKS)];
}

/** The JSON Schema (draft 2020-12) of all records of a kind as they are given away. */
export function givenSchema(entity: Entity): object {
  const record = z.toJSONSchema(PACK_FILES[ENTITIES[entity].facts], {
    target: "draft-2020-12",
    io: "input",
    override: ({ zodSchema, jsonSchema }) => {
      // Relative dates are resolved before they are given away.
      if (zodSchema === instant) {
        delete jsonSchema.anyOf;
        Object.assign(jsonSchema, { type: "string", format: "date-time" });
      }
      // Many read numbers in binary fractions, in which 0.07 is no multiple of 0.01.
      if ((jsonSchema.multipleOf ?? 1) < 1) delete jsonSchema.multipleOf;
    },
  });
  const { $schema, $defs, properties, ...rest } = record;
  return {
    $schema,
    title: entity,
    type: "array",
    ...($defs && { $defs }),
    items: { ...rest, properties: { ...properties, ...MARKS } },
  };
}

const MARKS = {
  sample: { type: "boolean", description: "True where the whole record is made up." },
  sampleFields: {
    type: "array",
    items: { type: "string" },
    description: "Fields of the record whose values are made up.",
  },
};
