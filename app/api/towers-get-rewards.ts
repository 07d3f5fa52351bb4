import { nextTowerMoment, towerRewards } from "#app/answers/tower-rewards.ts";
import { answerOf } from "#app/request/answer-context.ts";
import type { Route } from "./+types/towers-get-rewards";

/** GET /api/towers/get-rewards */
export function loader({ context }: Route.LoaderArgs) {
  const { dataset, now, holdUntil } = answerOf(context);
  holdUntil(nextTowerMoment(dataset, now));
  return Response.json(towerRewards(dataset, now));
}
