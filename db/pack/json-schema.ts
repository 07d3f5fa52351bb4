import { mkdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { z } from "zod";
import { packFileNames } from "./pack.ts";
import { PACK_FILES, type PackFile, packInfo } from "./schema/index.ts";

/** The JSON Schema (draft 2020-12) that an editor completes and checks files of a pack with. */
export interface EditorSchema {
  /** The schema's own file: `prayers.schema.json`. */
  readonly name: string;
  readonly text: string;
  /** The files of a pack that it describes: facts and samples of one form share a schema. */
  readonly files: readonly string[];
}

/**
 * A schema for each form of file that a pack has. They say all that JSON Schema can express; what
 * they leave open (references, sums, numbers in order) is said by `readPack` alone.
 */
export function editorSchemas(): EditorSchema[] {
  return [
    { name: "pack.schema.json", text: textOf(packInfo), files: ["pack.json"] },
    ...packFileNames.filter(isFirstOfItsForm).map((file) => ({
      name: basename(file).replace(/\.json$/, ".schema.json"),
      text: textOf(z.array(PACK_FILES[file])),
      files: packFileNames.filter((other) => basename(other) === basename(file)),
    })),
  ];
}

/** Writes the schemas into a folder, which is made where it is missing; returns their number. */
export async function writeEditorSchemas(folder: string): Promise<number> {
  const schemas = editorSchemas();
  await mkdir(folder, { recursive: true });
  for (const { name, text } of schemas) await writeFile(join(folder, name), text);
  return schemas.length;
}

function isFirstOfItsForm(file: PackFile): boolean {
  return packFileNames.find((other) => basename(other) === basename(file)) === file;
}

function textOf(schema: z.ZodType): string {
  const json = z.toJSONSchema(schema, {
    target: "draft-2020-12",
    io: "input",
    override: ({ jsonSchema }) => {
      // Editors divide in binary fractions, in which 0.07 is no multiple of 0.01.
      if ((jsonSchema.multipleOf ?? 1) < 1) delete jsonSchema.multipleOf;
    },
  });
  return `${JSON.stringify(json, null, 2)}\n`;
}
