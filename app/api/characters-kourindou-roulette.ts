import { answerOf } from "#app/lib/request-context.ts";
import { kourindouRoulette, nextRouletteMoment } from "#app/presenters/kourindou-roulette.ts";
import type { Route } from "./+types/characters-kourindou-roulette";
import { problemResponse } from "./problem.ts";

/** GET /api/characters/kourindou-roulette */
export function loader({ context }: Route.LoaderArgs) {
  const { dataset, now, holdUntil } = answerOf(context);
  const answer = kourindouRoulette(dataset, now);
  if (!answer) return problemResponse(404, "data is null");
  holdUntil(nextRouletteMoment(dataset, now));
  return Response.json(answer);
}
