import { getRequestContext } from "#app/lib/request-context.ts";
import { nextThumbnailMoment } from "#app/presenters/thumbnail.ts";
import { universeAnswer } from "#app/presenters/universe.ts";
import type { Route } from "./+types/characters-universe";

/** GET /api/characters/universe */
export function loader({ context }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  expiresAt(nextThumbnailMoment(dataset, now));
  return Response.json(universeAnswer(dataset, now));
}
