import { extname } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { RasterPicture } from "./raster-pictures.ts";

/**
 * The file of a raster picture, of the kind that its path ends with: WebP, PNG, or an icon file,
 * which contains the drawing in all sizes up to the picture's.
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

/** A picture of an icon file: a square of up to 256 pixels, as PNG. */
interface IconPicture {
  readonly side: number;
  readonly png: Uint8Array;
}

/**
 * An `.ico` file of pictures of one icon in several sizes, of which a program takes the one
 * that fits: a header, an entry for each picture, the pictures. All numbers are little-endian.
 */
export function iconFile(pictures: readonly IconPicture[]): Uint8Array<ArrayBuffer> {
  const begin = HEADER + ENTRY * pictures.length;
  const file = new Uint8Array(begin + pictures.reduce((sum, { png }) => sum + png.length, 0));
  const view = new DataView(file.buffer);
  view.setUint16(2, TYPE_ICON, true);
  view.setUint16(4, pictures.length, true);
  let at = begin;
  for (const [index, { side, png }] of pictures.entries()) {
    const entry = HEADER + ENTRY * index;
    // A byte each: 256 is written as 0.
    view.setUint8(entry, side);
    view.setUint8(entry + 1, side);
    view.setUint16(entry + 4, PLANES, true);
    view.setUint16(entry + 6, BITS_OF_A_PIXEL, true);
    view.setUint32(entry + 8, png.length, true);
    view.setUint32(entry + 12, at, true);
    file.set(png, at);
    at += png.length;
  }
  return file;
}

/** Bytes. */
const HEADER = 6;
const ENTRY = 16;
const TYPE_ICON = 1;
const PLANES = 1;
const BITS_OF_A_PIXEL = 32;

/** How a drawing becomes pixels. */
export interface RasterOptions {
  readonly width: number;
  readonly height: number;
  readonly format: "avif" | "webp" | "png";
}

/**
 * A drawing as a file of pixels of exactly this size. The drawings have no text, so no font of the
 * machine plays a part, and the same drawing gives the same file.
 */
export async function rasterise(
  svg: string,
  { width, height, format }: RasterOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp(Buffer.from(ofSize(svg, { width, height })));
  return new Uint8Array(await encoded(picture, { format, width }).toBuffer());
}

/** A drawing of the size that is wanted: without it the library guesses one and enlarges. */
function ofSize(svg: string, { width, height }: { width: number; height: number }): string {
  const size = `width="${width}" height="${height}" preserveAspectRatio="none"`;
  return svg.replace("<svg ", `<svg ${size} `);
}

function encoded(picture: Sharp, { format, width }: Omit<RasterOptions, "height">): Sharp {
  switch (format) {
    case "avif":
      return picture.removeAlpha().avif({ ...AVIF, quality: width > FEW_PIXELS ? 17 : 24 });
    case "png":
      return picture.png(PNG);
    case "webp":
      return picture.webp(WEBP);
  }
}

/**
 * For small pictures that cover their square: little more than half the bytes of a WebP that looks
 * the same. What else an encoder of this kind can do takes longer and is not seen at this size: ten
 * bits, more effort, a look for what an eye would miss; without any effort it is less like.
 */
const AVIF = {
  effort: 1,
  bitdepth: 8,
  chromaSubsampling: "4:4:4",
  tune: "psnr",
} as const;
/** Up to this width each pixel is seen by itself, and the same quality as of more would smear. */
const FEW_PIXELS = 160;
const WEBP = { quality: 82, alphaQuality: 90, effort: 5 };
/** A palette would halve the file, and take ten times as long. */
const PNG = { compressionLevel: 6 };
