import { storyCardListAnswer } from "#app/answers/story-card-list.ts";
import { answerOf } from "#app/request/answer-context.ts";
import type { Route } from "./+types/story-cards-get-list";

/** GET /api/story-cards/get-list */
export function loader({ context }: Route.LoaderArgs) {
  return Response.json(storyCardListAnswer(answerOf(context).dataset));
}
