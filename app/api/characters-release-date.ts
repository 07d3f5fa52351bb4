import { releaseDateAnswer } from "#app/answers/release-date.ts";
import { nextThumbnailMoment } from "#app/answers/thumbnail.ts";
import { answerOf } from "#app/request/answer-context.ts";
import type { Route } from "./+types/characters-release-date";

/** GET /api/characters/release-date */
export function loader({ context }: Route.LoaderArgs) {
  const { dataset, now, holdUntil } = answerOf(context);
  holdUntil(nextThumbnailMoment(dataset, now));
  return Response.json(releaseDateAnswer(dataset, now));
}
