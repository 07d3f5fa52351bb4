import { getRequestContext } from "#app/lib/request-context.ts";
import { nextThumbnailMoment } from "#app/presenters/thumbnail.ts";
import { variantsAnswer } from "#app/presenters/variants.ts";
import type { Route } from "./+types/characters-variants";

/** GET /api/characters/variants */
export function loader({ context }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  expiresAt(nextThumbnailMoment(dataset, now));
  return Response.json(variantsAnswer(dataset, now));
}
