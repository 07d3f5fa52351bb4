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
  const picture = sharp(Buffer.from(ofSize(svg, { width, height })));
  return new Uint8Array(await encoded(picture, format).toBuffer());
}

/** A drawing of the size that is wanted: a library that is not told it looks for it, and enlarges. */
function ofSize(svg: string, { width, height }: { width: number; height: number }): string {
  const size = `width="${width}" height="${height}" preserveAspectRatio="none"`;
  return svg.replace("<svg ", `<svg ${size} `);
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
 * the same. What else an encoder of this kind can do takes longer and is not seen at this size: ten
 * bits, more effort, a look for what an eye would miss; without any effort it is less like.
 */
const AVIF = {
  quality: 17,
  effort: 1,
  bitdepth: 8,
  chromaSubsampling: "4:4:4",
  tune: "psnr",
} as const;
const WEBP = { quality: 82, alphaQuality: 90, effort: 5 };
/** A palette would halve the file, and take ten times as long. */
const PNG = { compressionLevel: 6 };
