import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import type { Plugin } from "vite";
import { SHEET, signRules, signSheet } from "../../records/character/thumbnail-signs.ts";
import { rasterise } from "./rasterise.ts";

const ICONS = new URL("../../widgets/icons/icons.svg", import.meta.url).pathname;
const TOKENS = new URL("../../shell/styles/tokens.css", import.meta.url).pathname;
/** Of the sheet for one of the page, as many as the finest screens of phones have. */
const PIXELS = 3;

/** Draws the sheet of the signs into the folder `cache`, and adds its rules to their styles. */
export function thumbnailSignsPlugin({ cache }: { cache: string }): Plugin {
  return {
    name: "almanac-thumbnail-signs",
    transform: {
      order: "pre",
      filter: { id: /\/thumbnail-signs\.css$/ },
      async handler(code, id) {
        this.addWatchFile(ICONS);
        this.addWatchFile(TOKENS);
        const [icons, tokens] = await Promise.all([
          readFile(ICONS, "utf8"),
          readFile(TOKENS, "utf8"),
        ]);
        const file = await sheetFile(signSheet(icons, tokens), cache);
        return { code: `${code}\n${signRules(relative(dirname(id), file))}`, map: null };
      },
    },
  };
}

/** The file of a sheet, in a folder of its own, for the build names its copy after the file. */
async function sheetFile(svg: string, cache: string): Promise<string> {
  const folder = join(cache, createHash("sha256").update(svg).digest("hex").slice(0, 32));
  const file = join(folder, "thumbnail-signs.webp");
  await mkdir(folder, { recursive: true });
  const size = { width: PIXELS * SHEET.width, height: PIXELS * SHEET.height };
  // Another build beside this one must never read half a file.
  const whole = `${file}.${process.pid}`;
  await writeFile(whole, await rasterise(svg, { ...size, format: "webp" }));
  await rename(whole, file);
  return file;
}
