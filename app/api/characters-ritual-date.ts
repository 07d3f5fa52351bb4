import { getRequestContext } from "#app/lib/request-context.ts";
import { characterBatchesAnswer } from "#app/presenters/character-batches.ts";
import { nextThumbnailMoment } from "#app/presenters/thumbnail.ts";
import type { Route } from "./+types/characters-ritual-date";

/** GET /api/characters/ritual-date */
export function loader({ context }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  expiresAt(nextThumbnailMoment(dataset, now));
  return Response.json(characterBatchesAnswer(dataset, "ritual", now));
}
