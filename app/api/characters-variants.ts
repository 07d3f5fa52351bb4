import { nextThumbnailMoment } from "#app/answers/thumbnail.ts";
import { variantsAnswer } from "#app/answers/variants.ts";
import { answerOf } from "#app/request/answer-context.ts";
import type { Route } from "./+types/characters-variants";

/** GET /api/characters/variants */
export function loader({ context }: Route.LoaderArgs) {
  const { dataset, now, holdUntil } = answerOf(context);
  holdUntil(nextThumbnailMoment(dataset, now));
  return Response.json(variantsAnswer(dataset, now));
}
