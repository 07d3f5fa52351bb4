import { getRequestContext } from "#app/lib/request-context.ts";
import { storyCardListAnswer } from "#app/presenters/story-card-list.ts";
import type { Route } from "./+types/story-cards-get-list";

/** GET /api/story-cards/get-list */
export function loader({ context }: Route.LoaderArgs) {
  return Response.json(storyCardListAnswer(getRequestContext(context).dataset));
}
