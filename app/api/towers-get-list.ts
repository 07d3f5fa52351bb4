import { towerList } from "#app/answers/tower-list.ts";
import { answerOf } from "#app/request/answer-context.ts";
import type { Route } from "./+types/towers-get-list";

/** GET /api/towers/get-list */
export function loader({ context }: Route.LoaderArgs) {
  return Response.json(towerList(answerOf(context).dataset));
}
