import { getRequestContext } from "#app/lib/request-context.ts";
import type { Route } from "./+types/image";
import { answerPicture } from "./answer-picture.ts";

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
  return answerPicture(url, getRequestContext(context).dataset);
}
