import { getRequestContext } from "#app/lib/request-context.ts";
import { illustratorsAnswer } from "#app/presenters/illustrators.ts";
import type { Route } from "./+types/story-cards-get-illust";

/** GET /api/story-cards/get-illust */
export function loader({ context }: Route.LoaderArgs) {
  return Response.json(illustratorsAnswer(getRequestContext(context).dataset));
}
