import { expect, test } from "vitest";
import { z } from "zod";
import { emptyDataset } from "#tests/fixtures/empty-dataset.ts";
import type { Call } from "./call.ts";
import { CALL_GUIDE } from "./call-guide.ts";
import { CALLS } from "./calls.ts";
import { openApiDocument } from "./openapi-document.ts";

const call: Call = {
  path: "/api/towers/get-detail",
  summary: "A floor",
  query: z.strictObject({ floor: z.int().min(1), note: z.string().optional() }),
  answer: z.strictObject({ floor: z.int() }),
};

const documentOf = (calls: readonly Call[], origin?: string) =>
  openApiDocument(calls, { dataset: emptyDataset(), now: 0, origin });

test("a call stands in the document with its parameters and its answer, which has a name", () => {
  const { paths, components } = documentOf([call]);
  expect(paths).toMatchObject({
    "/api/towers/get-detail": {
      get: {
        operationId: "towers-get-detail",
        tags: ["Tower"],
        parameters: [
          { name: "floor", in: "query", required: true, schema: { type: "integer", minimum: 1 } },
          { name: "note", in: "query", required: false },
        ],
        responses: {
          200: {
            content: {
              "application/json": {
                schema: { $ref: "#/components/schemas/TowersGetDetailAnswer" },
              },
            },
          },
        },
      },
    },
  });
  expect(components.schemas).toMatchObject({
    TowersGetDetailAnswer: { required: ["floor"], type: "object" },
  });
});

test("every reference of the document leads to a named shape, and every named shape is used", () => {
  const document = documentOf(CALLS);
  const referred = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)];
  const names = new Set(referred.map(([, name]) => name));
  expect([...names].sort()).toEqual(Object.keys(document.components.schemas).sort());
});

test("a picture of a call is described as a path relative to /images/", () => {
  const { components } = documentOf(CALLS);
  const pictures =
    JSON.stringify(components).match(/"(image|thumbnail|full|altImg)":\{[^}]*\}/g) ?? [];
  expect(pictures.length).toBeGreaterThan(0);
  for (const picture of pictures) expect(picture).toContain("#/components/schemas/Image");
  expect(components.schemas.Image).toMatchObject({
    description: expect.stringContaining("relative to /images/"),
  });
});

test("the server is named only where its address is known", () => {
  expect(documentOf([], "https://almanac.example").servers).toEqual([
    { url: "https://almanac.example" },
  ]);
  expect(documentOf([])).not.toHaveProperty("servers");
});

test("every call and every feed stands in the document", () => {
  const described = Object.keys(documentOf(CALLS).paths);
  expect(described).toEqual(expect.arrayContaining(CALLS.map(({ path }) => path)));
  expect(described).toEqual(
    expect.arrayContaining(["/calendar.ics", "/feed.atom", "/prayers.atom"]),
  );
});

test("people are told of every call what it is for, and of every parameter what it is", () => {
  expect(Object.keys(CALL_GUIDE).sort()).toEqual(CALLS.map(({ path }) => path).sort());
  const bare = CALLS.flatMap(({ path, query, body }) =>
    Object.entries({ ...query?.shape, ...body?.shape }).flatMap(([name, field]) =>
      z.toJSONSchema(field, { io: "input" }).description === undefined ? [`${path} ${name}`] : [],
    ),
  );
  expect(bare).toEqual([]);
});

/** Numbers of which the name says all that there is to say. */
const PLAIN_NUMBERS = ["barriers", "floor", "hp", "id", "level", "number", "rarity"];

test("every number of an answer says what it counts, or in what it is measured", () => {
  expect(undescribedNumbers(documentOf(CALLS).components.schemas)).toEqual(PLAIN_NUMBERS);
});

/** Names of numeric properties that neither bear words nor refer to a shape with a name. */
function undescribedNumbers(shapes: object): string[] {
  const names = new Set<string>();
  const visit = (value: unknown, name?: string) => {
    if (typeof value !== "object" || value === null) return;
    const bare = "description" in value ? undefined : name;
    const isNumber = "type" in value && /number|integer/.test(String(value.type));
    if (bare !== undefined && isNumber) names.add(bare);
    for (const [key, part] of Object.entries(value)) {
      if (key !== "properties")
        visit(part, key === "anyOf" || Array.isArray(value) ? bare : undefined);
      else for (const [field, shape] of Object.entries(part)) visit(shape, field);
    }
  };
  visit(shapes);
  return [...names].sort();
}
