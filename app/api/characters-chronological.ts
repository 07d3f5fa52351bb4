import { getRequestContext } from "#app/lib/request-context.ts";
import { chronologicalAnswer } from "#app/presenters/chronological.ts";
import { nextThumbnailMoment } from "#app/presenters/thumbnail.ts";
import type { Route } from "./+types/characters-chronological";

/** GET /api/characters/chronological */
export function loader({ context }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  expiresAt(nextThumbnailMoment(dataset, now));
  return Response.json(chronologicalAnswer(dataset, now));
}
