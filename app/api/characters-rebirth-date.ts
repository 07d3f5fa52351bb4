import { getRequestContext } from "#app/lib/request-context.ts";
import { characterBatchesAnswer } from "#app/presenters/character-batches.ts";
import { nextThumbnailMoment } from "#app/presenters/thumbnail.ts";
import type { Route } from "./+types/characters-rebirth-date";

/** GET /api/characters/rebirth-date */
export function loader({ context }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  expiresAt(nextThumbnailMoment(dataset, now));
  return Response.json(characterBatchesAnswer(dataset, "rebirth", now));
}
