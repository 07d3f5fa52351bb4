import { chronologicalAnswer } from "#app/answers/chronological.ts";
import { nextThumbnailMoment } from "#app/answers/thumbnail.ts";
import { answerOf } from "#app/request/answer-context.ts";
import type { Route } from "./+types/characters-chronological";

/** GET /api/characters/chronological */
export function loader({ context }: Route.LoaderArgs) {
  const { dataset, now, holdUntil } = answerOf(context);
  holdUntil(nextThumbnailMoment(dataset, now));
  return Response.json(chronologicalAnswer(dataset, now));
}
