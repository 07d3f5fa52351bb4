import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { editorSchemas } from "#db/pack/json-schema.ts";
import { packFileNames } from "#db/pack/pack.ts";

const folder = "seeds/schema";
const schemas = editorSchemas();

describe("the checked-in JSON Schemas are those of the pack's format (npm run db -- schema)", () => {
  test.each(schemas)("$name", async ({ name, text }) => {
    expect(await readFile(join(folder, name), "utf8")).toBe(text);
  });

  test("and there are no others", async () => {
    expect((await readdir(folder)).toSorted()).toEqual(schemas.map(({ name }) => name).toSorted());
  });
});

test("every file of a pack has a schema", () => {
  const described = schemas.flatMap(({ files }) => files);
  expect(described.toSorted()).toEqual(["pack.json", ...packFileNames].toSorted());
});

test("a schema completes fields, lists what is allowed and leaves defaults out", () => {
  const shape = z.object({
    $schema: z.string(),
    items: z.object({
      properties: z.record(z.string(), z.unknown()),
      required: z.array(z.string()),
      additionalProperties: z.literal(false),
    }),
  });
  const prayers = schemas.find(({ name }) => name === "prayers.schema.json");
  const { $schema, items } = shape.parse(JSON.parse(prayers?.text ?? ""));
  expect($schema).toContain("2020-12");
  expect(items.properties.server).toEqual({
    type: "string",
    enum: ["global", "jp"],
    default: "global",
  });
  expect(items.required).toEqual(["id", "name"]);
});

test("the settings for editors name the schema of every file", async () => {
  const settings = JSON.parse(await readFile(".vscode/settings.json", "utf8"));
  expect(settings["json.schemas"]).toEqual(
    schemas.map(({ name, files }) => ({
      fileMatch: files.map((file) => `/seeds/${file}`),
      url: `./seeds/schema/${name}`,
    })),
  );
});
