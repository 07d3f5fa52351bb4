import { characterBatchesAnswer } from "#app/answers/character-batches.ts";
import { nextThumbnailMoment } from "#app/answers/thumbnail.ts";
import { answerOf } from "#app/request/answer-context.ts";
import type { Route } from "./+types/characters-rebirth-costume-date";

/** GET /api/characters/rebirth-costume-date */
export function loader({ context }: Route.LoaderArgs) {
  const { dataset, now, holdUntil } = answerOf(context);
  holdUntil(nextThumbnailMoment(dataset, now));
  return Response.json(characterBatchesAnswer(dataset, "rebirth-costume", now));
}
