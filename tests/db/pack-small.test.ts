import { expect, test } from "vitest";
import { z } from "zod";
import { entityNames, filesOf } from "#db/pack/entities.ts";
import { orderKeys } from "#db/pack/format.ts";
import { packFileNames } from "#db/pack/pack.ts";
import { PACK_FILES } from "#db/pack/schema/index.ts";
import { smallPack } from "#tests/fixtures/small-pack.ts";

const { records } = smallPack();
/** An order has every record of its kind, so tests that add records would have to add to it too. */
const WITHOUT_ORDERS = "id-orders";

// The tests of import, export and mutations hold for all fields only if the small pack has them all.
test.each(entityNames.filter((entity) => entity !== WITHOUT_ORDERS))(
  "the small pack uses every field of %s",
  (entity) => {
    const used = new Set<string>();
    for (const file of filesOf(entity)) {
      for (const record of records[file]) addUsed(orderKeys(record, file), "", used);
    }
    const fields = filesOf(entity).flatMap((file) => [...fieldsOf(PACK_FILES[file], "")]);
    expect(fields.filter((field) => !used.has(field))).toEqual([]);
  },
);

test.each(packFileNames.filter((file) => file !== `${WITHOUT_ORDERS}.json`))(
  "the small pack has records in %s",
  (file) => {
    expect(smallPack().records[file].length).toBeGreaterThan(0);
  },
);

function* fieldsOf(schema: z.core.$ZodType, path: string): Generator<string> {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    yield* fieldsOf(schema.unwrap(), path);
  } else if (schema instanceof z.ZodArray) yield* fieldsOf(schema.element, path);
  else if (schema instanceof z.ZodObject) {
    for (const [key, field] of Object.entries(schema.shape)) {
      const here = shorten(`${path}.${key}`);
      yield here;
      yield* fieldsOf(field, here);
    }
  }
}

/** Items of the update log have one form in every list and at every depth. */
function shorten(path: string): string {
  return path.replace(/^\.(features|contents|fixes|data|items)(\.items)*(?=\.|$)/, ".items");
}

function addUsed(value: unknown, path: string, used: Set<string>): void {
  if (Array.isArray(value)) {
    for (const element of value) addUsed(element, path, used);
  } else if (typeof value === "object" && value !== null) {
    for (const [key, field] of Object.entries(value)) {
      const here = shorten(`${path}.${key}`);
      used.add(here);
      addUsed(field, here, used);
    }
  }
}
