import { floorQuery } from "#app/api-schemas/queries.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { nextDetailMoment, towerDetail } from "#app/presenters/tower-detail.ts";
import type { Route } from "./+types/towers-get-detail";
import { asksFor } from "./asked-names.ts";
import { answerQuery } from "./asked-query.ts";
import { problemResponse } from "./problem.ts";

export const handle = asksFor("floor");

/** GET /api/towers/get-detail?floor= */
export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  return answerQuery(floorQuery, url.searchParams, ({ floor }) => {
    const answer = towerDetail(dataset, floor, now);
    if (!answer) return problemResponse(404, "tower floor detail data is null");
    expiresAt(nextDetailMoment(dataset, floor, now));
    return Response.json(answer);
  });
}
