import { nextThumbnailMoment } from "#app/answers/thumbnail.ts";
import { universeAnswer } from "#app/answers/universe.ts";
import { answerOf } from "#app/request/answer-context.ts";
import type { Route } from "./+types/characters-universe";

/** GET /api/characters/universe */
export function loader({ context }: Route.LoaderArgs) {
  const { dataset, now, holdUntil } = answerOf(context);
  holdUntil(nextThumbnailMoment(dataset, now));
  return Response.json(universeAnswer(dataset, now));
}
