import { prayerTypeAnswer } from "#app/answers/prayer-type.ts";
import { nextThumbnailMoment } from "#app/answers/thumbnail.ts";
import { answerOf } from "#app/request/answer-context.ts";
import type { Route } from "./+types/characters-prayer-type";

/** GET /api/characters/prayer-type */
export function loader({ context }: Route.LoaderArgs) {
  const { dataset, now, holdUntil } = answerOf(context);
  holdUntil(nextThumbnailMoment(dataset, now));
  return Response.json(prayerTypeAnswer(dataset, now));
}
