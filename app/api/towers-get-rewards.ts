import { getRequestContext } from "#app/lib/request-context.ts";
import { nextTowerMoment, towerRewards } from "#app/presenters/tower-rewards.ts";
import type { Route } from "./+types/towers-get-rewards";

/** GET /api/towers/get-rewards */
export function loader({ context }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  expiresAt(nextTowerMoment(dataset, now));
  return Response.json(towerRewards(dataset, now));
}
