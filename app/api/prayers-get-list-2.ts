import { lastPrayerQuery } from "#app/api-schemas/queries.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { nextPrayers } from "#app/presenters/prayer-list.ts";
import { nextThumbnailMoment } from "#app/presenters/thumbnail.ts";
import type { Route } from "./+types/prayers-get-list-2";
import { asksFor } from "./asked-names.ts";
import { answerQuery } from "./asked-query.ts";
import { problemResponse } from "./problem.ts";

export const handle = asksFor("last");

/** GET /api/prayers/get-list-2?last= */
export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  return answerQuery(lastPrayerQuery, url.searchParams, ({ last }) => {
    const answer = nextPrayers(dataset, last, now);
    if (!answer) return problemResponse(404, "data is null!");
    expiresAt(nextThumbnailMoment(dataset, now));
    return Response.json(answer);
  });
}
