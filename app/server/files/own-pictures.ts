import { readdir, readFile } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import { FOR_A_DAY } from "#app/images/cache-control.ts";
import { type Answer, makeAnswer } from "../http/answer.ts";
import { refusal } from "../http/refusal.ts";
import { isPicturePath } from "../http/request-target.ts";
import { DRAWING_POLICY, fileType } from "./file-type.ts";

/** Pictures that the operator puts in the place of drawn ones. */
export interface OwnPictures {
  /** The file that stands at a decoded path, whatever its format; undefined: the drawing does. */
  find(path: string): string | undefined;
}

const FORMATS = /\.(avif|gif|jpe?g|png|svg|webp)$/i;

/**
 * The pictures below a folder, by the paths of the site: `images/characters/l1-reimu/thumbnail.png`
 * stands for `/images/characters/l1-reimu/thumbnail`, `icons/items/coin.svg` for
 * `/icons/items/coin.webp`. Only what is there when it is read is ever served.
 */
export async function readOwnPictures(folder: string | undefined): Promise<OwnPictures> {
  const files = new Map<string, string>();
  for (const file of folder === undefined ? [] : await listPictures(folder)) {
    const path = `/${file.split(sep).join("/")}`;
    if (folder !== undefined && isPicturePath(path)) {
      files.set(path.replace(FORMATS, ""), join(folder, file));
    }
  }
  if (files.size === 0) return { find: () => undefined };
  return {
    find: (path) => (isPicturePath(path) ? files.get(path.replace(FORMATS, "")) : undefined),
  };
}

/** An operator's picture as an answer; a file that has gone since is a 404. */
export async function ownPictureAnswer(file: string): Promise<Answer> {
  try {
    return makeAnswer({
      status: 200,
      headers: {
        "content-type": fileType(file),
        "cache-control": FOR_A_DAY,
        ...(extname(file).toLowerCase() === ".svg" && {
          "content-security-policy": DRAWING_POLICY,
        }),
      },
      body: await readFile(file),
      cache: "public",
    });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") {
      return refusal("person", 404, "There is no such picture.");
    }
    throw error;
  }
}

async function listPictures(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && FORMATS.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, sep).length))
    .sort();
}
