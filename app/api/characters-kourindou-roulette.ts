import { getRequestContext } from "#app/lib/request-context.ts";
import { kourindouRoulette, nextRouletteMoment } from "#app/presenters/kourindou-roulette.ts";
import type { Route } from "./+types/characters-kourindou-roulette";
import { problemResponse } from "./problem.ts";

/** GET /api/characters/kourindou-roulette */
export function loader({ context }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  const answer = kourindouRoulette(dataset, now);
  if (!answer) return problemResponse(404, "data is null");
  expiresAt(nextRouletteMoment(dataset, now));
  return Response.json(answer);
}
