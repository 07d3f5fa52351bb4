import sharp, { type Sharp } from "sharp";

/** How a drawing becomes pixels. */
export interface RasterOptions {
  readonly width: number;
  readonly height: number;
  readonly format: "avif" | "webp" | "png";
}

/**
 * A drawing as a file of pixels of exactly this size. The drawings hold no text, so no font of the
 * machine plays a part, and the same drawing gives the same file.
 */
export async function rasterise(
  svg: string,
  { width, height, format }: RasterOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp(Buffer.from(svg), { density: await densityFor(svg, width) }).resize(
    width,
    height,
    { fit: "fill" },
  );
  return new Uint8Array(await encoded(picture, format).toBuffer());
}

function encoded(picture: Sharp, format: RasterOptions["format"]): Sharp {
  switch (format) {
    case "avif":
      return picture.removeAlpha().avif(AVIF);
    case "png":
      return picture.png(PNG);
    case "webp":
      return picture.webp(WEBP);
  }
}

/**
 * For small pictures that cover their square: little more than half the bytes of a WebP that looks
 * the same. Ten bits hold smooth grounds in fewer bytes than eight; a higher effort takes longer and
 * saves nothing, none at all costs likeness.
 */
const AVIF = { quality: 28, effort: 1, bitdepth: 10, chromaSubsampling: "4:4:4" } as const;
const WEBP = { quality: 82, alphaQuality: 90, effort: 5 };
/** A palette would halve the file, and take ten times as long. */
const PNG = { compressionLevel: 6 };

/** Sharp draws an SVG at its own size first; the density makes that the wanted one. */
async function densityFor(svg: string, width: number): Promise<number> {
  const { width: own = width } = await sharp(Buffer.from(svg)).metadata();
  return Math.min(2400, Math.max(1, (72 * width) / own));
}
