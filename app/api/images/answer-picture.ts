import { redirect } from "react-router";
import { EMBLEM_PIXELS } from "#app/artwork/image-paths.ts";
import { FOR_A_DAY, FOR_GOOD } from "./cache-control.ts";
import { type PicturedRecords, pictureAt } from "./picture-at.ts";
import { drawing, noPicture, pixels } from "./picture-response.ts";

/** The response to an address below /images/, its query canonical. */
export function answerPicture(url: URL, dataset: PicturedRecords): Response | Promise<Response> {
  // Not the route's own parameter: in it an encoded slash is a slash.
  const segments = url.pathname.split("/").slice(2).map(decodeURIComponent);
  const picture = pictureAt(segments, dataset);
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
