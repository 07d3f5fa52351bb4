import { expect, test } from "vitest";
import { recordsOf } from "./field-rows.ts";

const named = (name: string) => ({ $ref: `#/components/schemas/${name}` });

test("fields of objects and lists without a name have a path, those of named shapes lead there", () => {
  const [count, element, floor] = recordsOf({
    Count: { type: "integer", minimum: 0, description: "How many." },
    Element: { type: "string", enum: ["sun", "moon"], description: "An element." },
    Floor: {
      type: "object",
      description: "A floor.",
      properties: {
        total: named("Count"),
        enemies: {
          type: "array",
          description: "Who stands there.",
          items: {
            type: "object",
            properties: {
              hp: { type: "number", minimum: 0, maximum: 1, description: "A share." },
              weak: {
                anyOf: [{ type: "array", items: named("Element") }, { type: "null" }],
                description: "What hurts.",
              },
            },
          },
        },
      },
    },
  });
  expect(count).toMatchObject({ name: "Count", type: "whole number from 0", fields: [] });
  expect(element).toMatchObject({ name: "Element", type: "one of sun, moon", fields: [] });
  expect(floor).toMatchObject({ name: "Floor", type: null, description: "A floor." });
  expect(floor?.fields).toEqual([
    { path: "total", type: "Count", record: "Count", description: "How many." },
    { path: "enemies", type: "list of object", record: null, description: "Who stands there." },
    { path: "enemies[].hp", type: "number from 0 to 1", record: null, description: "A share." },
    {
      path: "enemies[].weak",
      type: "null or list of Element",
      record: "Element",
      description: "What hurts.",
    },
  ]);
});
