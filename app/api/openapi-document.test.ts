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
