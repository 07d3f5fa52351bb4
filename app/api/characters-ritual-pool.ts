import { getRequestContext } from "#app/lib/request-context.ts";
import { characterPool } from "#app/presenters/character-pool.ts";
import { nextThumbnailMoment } from "#app/presenters/thumbnail.ts";
import type { Route } from "./+types/characters-ritual-pool";

/** GET /api/characters/ritual-pool */
export function loader({ context }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  expiresAt(nextThumbnailMoment(dataset, now));
  return Response.json(characterPool(dataset, "ritual", now));
}
