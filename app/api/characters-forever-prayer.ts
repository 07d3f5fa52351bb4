import { ordinalQuery } from "#app/api-schemas/queries.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { foreverPrayerAnswer, nextForeverPrayerMoment } from "#app/presenters/forever-prayer.ts";
import type { Route } from "./+types/characters-forever-prayer";
import { asksFor } from "./asked-names.ts";
import { answerQuery } from "./asked-query.ts";
import { problemResponse } from "./problem.ts";

export const handle = asksFor("id");

/** GET /api/characters/forever-prayer?id= */
export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  return answerQuery(ordinalQuery, url.searchParams, ({ id }) => {
    const answer = foreverPrayerAnswer(dataset, id, now);
    if (!answer) return problemResponse(404, "data is null");
    expiresAt(nextForeverPrayerMoment(dataset, now));
    return Response.json(answer);
  });
}
