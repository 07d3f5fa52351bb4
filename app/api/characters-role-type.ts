import { roleTypeAnswer } from "#app/answers/role-type.ts";
import { nextThumbnailMoment } from "#app/answers/thumbnail.ts";
import { answerOf } from "#app/request/answer-context.ts";
import type { Route } from "./+types/characters-role-type";

/** GET /api/characters/role-type */
export function loader({ context }: Route.LoaderArgs) {
  const { dataset, now, holdUntil } = answerOf(context);
  holdUntil(nextThumbnailMoment(dataset, now));
  return Response.json(roleTypeAnswer(dataset, now));
}
