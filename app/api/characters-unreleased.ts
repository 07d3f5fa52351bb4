import { getRequestContext } from "#app/lib/request-context.ts";
import { nextThumbnailMoment } from "#app/presenters/thumbnail.ts";
import { unreleasedAnswer } from "#app/presenters/unreleased.ts";
import type { Route } from "./+types/characters-unreleased";

/** GET /api/characters/unreleased */
export function loader({ context }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  expiresAt(nextThumbnailMoment(dataset, now));
  return Response.json(unreleasedAnswer(dataset, now));
}
