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

test("every field of an answer is told in a sentence, its own or that of the shape that it is", () => {
  expect(bareFields(documentOf(CALLS).components.schemas)).toEqual([]);
});

test("an answer may have more fields than are described, as fields may come; a body may not", () => {
  const { schemas } = documentOf(CALLS).components;
  const closed = Object.entries(schemas).filter(([, shape]) =>
    JSON.stringify(shape).includes('"additionalProperties":false'),
  );
  expect(closed.map(([name]) => name)).toEqual(["RollRequest"]);
});

type Shape = Readonly<Record<string, unknown>>;

/** Paths of properties without words. What is of a named shape, or a list of it, has that one's. */
function bareFields(shapes: Shape): string[] {
  const bare: string[] = [];
  const visit = (shape: unknown, path: string) => {
    if (!isShape(shape)) return;
    for (const [name, field] of Object.entries(isShape(shape.properties) ? shape.properties : {})) {
      if (!isTold(field)) bare.push(`${path}.${name}`);
      visit(field, `${path}.${name}`);
    }
    for (const part of partsOf(shape)) visit(part, path);
  };
  const isTold = (shape: unknown): boolean =>
    isShape(shape) &&
    (/\w.*[.;]/.test(String(shape.description ?? "")) ||
      (typeof shape.$ref === "string" && isTold(shapes[shape.$ref.split("/").at(-1) ?? ""])) ||
      [...alternativesOf(shape), shape.items].some((part) => isReference(part) && isTold(part)));
  for (const [name, shape] of Object.entries(shapes)) visit(shape, name);
  return bare;
}

function partsOf(shape: Shape): unknown[] {
  const { items, prefixItems, additionalProperties } = shape;
  return [items, prefixItems, additionalProperties, ...alternativesOf(shape)].flat();
}

function alternativesOf({ anyOf, oneOf, allOf }: Shape): unknown[] {
  return [anyOf, oneOf, allOf].flat();
}

function isShape(value: unknown): value is Shape {
  return typeof value === "object" && value !== null;
}

function isReference(value: unknown): boolean {
  return isShape(value) && "$ref" in value;
}
