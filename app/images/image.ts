import { redirect } from "react-router";
import { EMBLEM_PIXELS } from "#app/artwork/image-paths.ts";
import { answerOf } from "#app/request/answer-context.ts";
import type { Route } from "./+types/image";
import { FOR_A_DAY, FOR_GOOD } from "./cache-control.ts";
import { drawing, noPicture, pixels } from "./picture-answer.ts";
import { pictureAt } from "./picture-at.ts";

export const handle = {
  query: (asked: URLSearchParams) => {
    const version = asked.get("v") ?? "";
    return new URLSearchParams(/^[0-9a-z]{1,7}$/.test(version) ? { v: version } : {});
  },
};

/**
 * GET /images/{kind}/{id}[/{variant}]: a picture of the artwork as SVG, or, of an emblem with
 * `.avif`, as pixels.
 */
export function loader({ context, url }: Route.LoaderArgs) {
  // Not the route's own parameter: in it an encoded slash is a slash.
  const segments = url.pathname.split("/").slice(2).map(decodeURIComponent);
  const picture = pictureAt(segments, answerOf(context).dataset);
  if (picture === undefined) {
    return noPicture();
  }
  const asked = url.searchParams.get("v");
  if (asked !== null && asked !== picture.version) {
    // Invented and former versions lead to the current one, and are not held one by one.
    return redirect(`${url.pathname}?v=${picture.version}`, {
      headers: { "cache-control": "no-store" },
    });
  }
  const cacheControl = asked === null ? FOR_A_DAY : FOR_GOOD;
  return picture.format === "svg"
    ? drawing(picture.draw(), cacheControl)
    : pixels(picture.draw(), {
        width: EMBLEM_PIXELS,
        height: EMBLEM_PIXELS,
        format: picture.format,
        cacheControl,
      });
}
