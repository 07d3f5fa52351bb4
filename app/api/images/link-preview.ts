import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from "#app/artwork/link-preview/link-preview.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import type { Route } from "./+types/link-preview";
import { FOR_A_DAY } from "./cache-control.ts";
import { noPicture, pixels } from "./picture-response.ts";
import { previewOf } from "./preview-of.ts";

/**
 * GET /link-previews/{kind}/{id}.png: the picture that other sites show beside a link to a
 * character, story card, prayer or floor; made by the first request for it, and then held.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  const id = /^(.+)\.png$/.exec(params.file)?.[1];
  const preview = id === undefined ? undefined : previewOf(params.kind, id, dataset, now);
  expiresAt(preview?.until ?? null);
  return preview?.svg === undefined
    ? noPicture()
    : pixels(preview.svg, {
        width: PREVIEW_WIDTH,
        height: PREVIEW_HEIGHT,
        format: "png",
        cacheControl: FOR_A_DAY,
      });
}
