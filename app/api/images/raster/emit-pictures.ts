import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { contentType } from "mime-types";
import type { Plugin } from "vite";
import { rasterFile } from "./raster-file.ts";
import { type RasterPicture, rasterPictures } from "./raster-pictures.ts";

/**
 * Puts the raster pictures among the client's files when the site is built; `react-router dev` draws
 * one when it is asked for. What was drawn before is kept in `cache` by the hash of its drawing, so
 * that only changed pictures are drawn again.
 */
export function emitPictures({ cache }: { cache: string }): Plugin {
  return {
    name: "almanac:pictures",
    applyToEnvironment: ({ name }) => name === "client",
    configureServer({ middlewares }) {
      let pictures: Map<string, RasterPicture> | undefined;
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://localhost");
        const type = contentType(extname(pathname));
        if (!type || !/\.(webp|png|ico)$/.test(pathname)) return next();
        pictures ??= new Map(rasterPictures().map((one) => [`/${one.path}`, one]));
        const picture = pictures.get(pathname);
        if (!picture) return next();
        pixelsOf(picture, cache).then((pixels) => {
          response.setHeader("content-type", type).end(pixels);
        }, next);
      });
    },
    async generateBundle() {
      const pictures = rasterPictures();
      const report = progress(pictures.length);
      for (const [index, picture] of pictures.entries()) {
        const source = await pixelsOf(picture, cache);
        this.emitFile({ type: "asset", fileName: picture.path, source });
        report(index + 1);
      }
    },
  };
}

async function pixelsOf(picture: RasterPicture, cache: string): Promise<Uint8Array> {
  const { path, svg, width, height } = picture;
  const kind = extname(path);
  const print = createHash("sha256")
    .update(`${FORMAT} ${kind} ${width} ${height} ${svg}`)
    .digest("hex");
  const file = join(cache, `${print.slice(0, 32)}${kind}`);
  try {
    return await readFile(file);
  } catch (error) {
    if (!isMissing(error)) {
      throw error;
    }
    const pixels = await rasterFile(picture);
    await mkdir(cache, { recursive: true });
    // Another build beside this one must never read half a file.
    const whole = `${file}.${process.pid}`;
    await writeFile(whole, pixels);
    await rename(whole, file);
    return pixels;
  }
}

/** Raise it when `rasterFile` makes other files of the same drawing. */
const FORMAT = 1;

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}

/** A line that grows on a terminal, one line at the end elsewhere. */
function progress(total: number): (done: number) => void {
  return (done) => {
    if (process.stdout.isTTY) {
      process.stdout.write(`\rpictures ${done} of ${total}${done === total ? "\n" : ""}`);
    } else if (done === total) {
      process.stdout.write(`pictures ${total} of ${total}\n`);
    }
  };
}
