import { homeAnswer, nextHomeMoment } from "#app/answers/home.ts";
import { answerOf } from "#app/request/answer-context.ts";
import type { Route } from "./+types/general-home";

/** GET /api/general/home */
export function loader({ context }: Route.LoaderArgs) {
  const { dataset, now, holdUntil } = answerOf(context);
  holdUntil(nextHomeMoment(dataset, now));
  return Response.json(homeAnswer(dataset, now));
}
