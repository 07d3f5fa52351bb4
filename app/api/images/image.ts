import { redirect } from "react-router";
import { EMBLEM_PIXELS } from "#app/artwork/image-paths.ts";
import type { PathParams } from "#app/lib/query-handle.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import type { Route } from "./+types/image";
import { type PicturedRecords, pictureAt } from "./picture-at.ts";
import { drawing, FOR_A_DAY, FOR_GOOD, noPicture, pixels } from "./picture-response.ts";

export const handle = {
  query: (asked: URLSearchParams, { "*": path = "" }: PathParams) => {
    const version = asked.get("v") ?? "";
    return new URLSearchParams({
      ...(/^[0-9a-z]{1,7}$/.test(version) && { v: version }),
      ...(path.endsWith(".avif") && asked.get("w") === FINE && { w: FINE }),
      ...(EMBLEM.test(path) && asked.get("bare") === "1" && { bare: "1" }),
    });
  },
};

const FINE = String(EMBLEM_PIXELS.fine);
/** The emblems that a world's code stands on. */
const EMBLEM = /\/(thumbnail|rebirth)(\.avif)?$/;

/**
 * GET /images/{kind}/{id}[/{variant}]: a picture of the artwork as SVG, or, of an emblem with
 * `.avif`, as pixels, with `w=240` for screens of more than one dot a pixel; with `bare=1` without
 * the code of its world.
 */
export function loader({ context, url }: Route.LoaderArgs) {
  return answerPicture(url, getRequestContext(context).dataset);
}

/** The response to an address below /images/, its query canonical. */
function answerPicture(url: URL, dataset: PicturedRecords): Response | Promise<Response> {
  // Not the route's own parameter: in it an encoded slash is a slash.
  const segments = url.pathname.split("/").slice(2).map(decodeURIComponent);
  const picture = pictureAt(segments, dataset, { isBare: url.searchParams.has("bare") });
  if (picture === undefined) {
    return noPicture();
  }
  const asked = url.searchParams.get("v");
  if (asked !== null && asked !== picture.version) {
    // Invented and former versions lead to the current one, and are not cached one by one.
    url.searchParams.set("v", picture.version);
    return redirect(`${url.pathname}?${url.searchParams}`, {
      headers: { "cache-control": "no-store" },
    });
  }
  const cacheControl = asked === null ? FOR_A_DAY : FOR_GOOD;
  if (picture.format === "svg") {
    return drawing(picture.draw(), cacheControl);
  }
  const side = url.searchParams.get("w") === FINE ? EMBLEM_PIXELS.fine : EMBLEM_PIXELS.once;
  return pixels(picture.draw(), {
    width: side,
    height: side,
    format: picture.format,
    cacheControl,
  });
}
