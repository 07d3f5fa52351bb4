import { constants } from "node:fs";
import { open } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Logger } from "pino";
import { FOR_A_DAY } from "#app/api/images/picture-response.ts";
import { type Answer, makeAnswer } from "../http/answer.ts";
import { DRAWING_POLICY } from "../http/content-security-policy.ts";
import { refusal } from "../http/refusal.ts";
import { isPicturePath } from "../http/request-target.ts";
import { fileType, listFiles } from "./static-files.ts";

/** Pictures that the operator puts in the place of drawn ones. */
export interface OwnPictures {
  /** The file that stands at a decoded path, whatever its format; undefined: the drawing does. */
  find(path: string): string | undefined;
  /** A file that was found as an answer; one that is none any more is a 404, and one warning. */
  read(file: string): Promise<Answer>;
}

const FORMATS = /\.(avif|gif|jpe?g|png|svg|webp)$/i;

/**
 * The pictures below a folder, by the paths of the site: `images/characters/l1-reimu/thumbnail.png`
 * stands for `/images/characters/l1-reimu/thumbnail`, `icons/items/coin.svg` for
 * `/icons/items/coin.webp`. Only what is there when it is listed is ever served.
 */
export async function listOwnPictures(
  folder: string | undefined,
  log: Pick<Logger, "warn">,
): Promise<OwnPictures> {
  const files = new Map<string, string>();
  const root = resolve(folder ?? "");
  for (const path of folder === undefined ? [] : await listFiles(root)) {
    if (isPicturePath(path) && FORMATS.test(path)) {
      files.set(path.replace(FORMATS, ""), join(root, path));
    }
  }
  const warned = new Set<string>();
  return {
    find: (path) => (isPicturePath(path) ? files.get(path.replace(FORMATS, "")) : undefined),
    async read(file) {
      try {
        return pictureAnswer(file, await readRegularFile(file));
      } catch (error) {
        if (!warned.has(file)) log.warn({ file, err: error }, "A picture cannot be read any more.");
        warned.add(file);
        return refusal("person", 404, "There is no such picture.");
      }
    },
  };
}

function pictureAnswer(file: string, body: Buffer): Answer {
  return makeAnswer({
    status: 200,
    headers: {
      "content-type": fileType(file),
      "cache-control": FOR_A_DAY,
      ...(/\.svg$/i.test(file) && { "content-security-policy": DRAWING_POLICY }),
    },
    body,
    cache: "public",
  });
}

/** Nothing else is opened to be read: a pipe or a device may never end. */
async function readRegularFile(file: string): Promise<Buffer> {
  const handle = await open(file, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    if (!(await handle.stat()).isFile()) throw new Error("It is not a file.");
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}
