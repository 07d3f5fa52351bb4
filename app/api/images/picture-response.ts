import { type RasterOptions, rasterise } from "./raster/raster-file.ts";

/** A drawing as SVG. */
export function drawing(svg: string, cacheControl: string): Response {
  return new Response(svg, {
    headers: { "content-type": "image/svg+xml", "cache-control": cacheControl },
  });
}

/** A drawing as pixels. */
export async function pixels(
  svg: string,
  { cacheControl, ...options }: RasterOptions & { cacheControl: string },
): Promise<Response> {
  return new Response(await rasterise(svg, options), {
    headers: { "content-type": `image/${options.format}`, "cache-control": cacheControl },
  });
}

export function noPicture(): Response {
  return new Response("There is no such picture.\n", {
    status: 404,
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}

/** Without a version another picture may stand here tomorrow. */
export const FOR_A_DAY = "public, max-age=86400, s-maxage=86400, stale-while-revalidate=604800";
export const FOR_GOOD = "public, max-age=31536000, immutable";
