import { expect, test } from "vitest";
import { z } from "zod";
import type { Call } from "./call.ts";
import { CALLS } from "./calls.ts";
import { openApiDocument } from "./openapi-document.ts";

const call: Call = {
  path: "/api/towers/get-detail",
  summary: "A floor",
  query: z.strictObject({ floor: z.int().min(1), note: z.string().optional() }),
  answer: z.strictObject({ floor: z.int() }),
};

test("a call stands in the document with its parameters and its answer", () => {
  const { paths } = openApiDocument([call], undefined);
  expect(paths).toMatchObject({
    "/api/towers/get-detail": {
      get: {
        operationId: "towers-get-detail",
        parameters: [
          { name: "floor", in: "query", required: true, schema: { type: "integer", minimum: 1 } },
          { name: "note", in: "query", required: false },
        ],
        responses: {
          200: {
            content: { "application/json": { schema: { required: ["floor"], type: "object" } } },
          },
        },
      },
    },
  });
});

test("a picture of a call is described as a path relative to /images/", () => {
  const described = JSON.stringify(openApiDocument(CALLS, undefined).paths);
  const pictures = described.match(/"(image|thumbnail|full|altImg)":\{[^}]*\}/g) ?? [];
  expect(pictures.length).toBeGreaterThan(0);
  for (const picture of pictures) expect(picture).toContain("relative to /images/");
});

test("the server is named only where its address is known", () => {
  expect(openApiDocument([], "https://almanac.example").servers).toEqual([
    { url: "https://almanac.example" },
  ]);
  expect(openApiDocument([], undefined)).not.toHaveProperty("servers");
});

test("every call and every feed stands in the document", () => {
  const described = Object.keys(openApiDocument(CALLS, undefined).paths);
  expect(described).toEqual(expect.arrayContaining(CALLS.map(({ path }) => path)));
  expect(described).toEqual(
    expect.arrayContaining(["/calendar.ics", "/feed.atom", "/prayers.atom"]),
  );
});
