import { illustratorsAnswer } from "#app/answers/illustrators.ts";
import { answerOf } from "#app/request/answer-context.ts";
import type { Route } from "./+types/story-cards-get-illust";

/** GET /api/story-cards/get-illust */
export function loader({ context }: Route.LoaderArgs) {
  return Response.json(illustratorsAnswer(answerOf(context).dataset));
}
