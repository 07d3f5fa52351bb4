import { getRequestContext } from "#app/lib/request-context.ts";
import { prayerTypeAnswer } from "#app/presenters/prayer-type.ts";
import { nextThumbnailMoment } from "#app/presenters/thumbnail.ts";
import type { Route } from "./+types/characters-prayer-type";

/** GET /api/characters/prayer-type */
export function loader({ context }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  expiresAt(nextThumbnailMoment(dataset, now));
  return Response.json(prayerTypeAnswer(dataset, now));
}
