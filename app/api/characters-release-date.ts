import { getRequestContext } from "#app/lib/request-context.ts";
import { releaseDateAnswer } from "#app/presenters/release-date.ts";
import { nextThumbnailMoment } from "#app/presenters/thumbnail.ts";
import type { Route } from "./+types/characters-release-date";

/** GET /api/characters/release-date */
export function loader({ context }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  expiresAt(nextThumbnailMoment(dataset, now));
  return Response.json(releaseDateAnswer(dataset, now));
}
