import { ARTWORK_VERSION } from "#app/artwork/image-paths.ts";
import { answerOf } from "#app/request/answer-context.ts";
import type { Route } from "./+types/image";
import { pictureAt } from "./picture-at.ts";

const CURRENT = String(ARTWORK_VERSION);
/** Without the current version a picture may change with the next release. */
const FOR_A_DAY = "public, max-age=86400, s-maxage=86400, stale-while-revalidate=604800";
const FOR_GOOD = "public, max-age=31536000, immutable";

export const handle = {
  // Any other version is answered like none, so that invented ones are not held one by one.
  query: (asked: URLSearchParams) =>
    new URLSearchParams(asked.get("v") === CURRENT ? { v: CURRENT } : {}),
};

/** GET /images/{kind}/{id}/{variant}: a picture of the artwork as SVG. */
export function loader({ context, url }: Route.LoaderArgs) {
  // Not the route's own parameter: in it an encoded slash is a slash.
  const segments = url.pathname.split("/").slice(2).map(decodeURIComponent);
  const picture = pictureAt(segments, answerOf(context).dataset);
  if (picture === undefined) {
    return new Response("There is no such picture.\n", {
      status: 404,
      headers: { "content-type": "text/plain; charset=utf-8" },
    });
  }
  const isCurrent = url.searchParams.get("v") === CURRENT;
  return new Response(picture, {
    headers: {
      "content-type": "image/svg+xml",
      "cache-control": isCurrent ? FOR_GOOD : FOR_A_DAY,
    },
  });
}
