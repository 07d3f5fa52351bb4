import { nextThumbnailMoment } from "#app/answers/thumbnail.ts";
import { unreleasedAnswer } from "#app/answers/unreleased.ts";
import { answerOf } from "#app/request/answer-context.ts";
import type { Route } from "./+types/characters-unreleased";

/** GET /api/characters/unreleased */
export function loader({ context }: Route.LoaderArgs) {
  const { dataset, now, holdUntil } = answerOf(context);
  holdUntil(nextThumbnailMoment(dataset, now));
  return Response.json(unreleasedAnswer(dataset, now));
}
