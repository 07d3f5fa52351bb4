import { getRequestContext } from "#app/lib/request-context.ts";
import { roleTypeAnswer } from "#app/presenters/role-type.ts";
import { nextThumbnailMoment } from "#app/presenters/thumbnail.ts";
import type { Route } from "./+types/characters-role-type";

/** GET /api/characters/role-type */
export function loader({ context }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  expiresAt(nextThumbnailMoment(dataset, now));
  return Response.json(roleTypeAnswer(dataset, now));
}
