import { extname } from "node:path";
import { iconFile } from "./icon-file.ts";
import type { RasterPicture } from "./raster-pictures.ts";
import { rasterise } from "./rasterise.ts";

/**
 * The file of a raster picture, of the kind that its path ends with: WebP, PNG, or an icon file,
 * which holds the drawing in all sizes up to the picture's.
 *
 * @throws {Error} when it ends with something else.
 */
export async function rasterFile(picture: RasterPicture): Promise<Uint8Array> {
  const { path, svg, width, height } = picture;
  switch (extname(path)) {
    case ".webp":
      return rasterise(svg, { width, height, format: "webp" });
    case ".png":
      return rasterise(svg, { width, height, format: "png" });
    case ".ico":
      return iconFile(await Promise.all(SIDES.filter((side) => side <= width).map(drawn)));
    default:
      throw new Error(`${path}: no kind of picture that a build draws.`);
  }

  async function drawn(side: number) {
    return { side, png: await rasterise(svg, { width: side, height: side, format: "png" }) };
  }
}

/** In pixels: a tab, a tab on a fine screen, a desktop. */
const SIDES = [16, 32, 48];
