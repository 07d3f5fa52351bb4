import { ordinalQuery } from "#app/api-schemas/queries.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { specialPrayer } from "#app/presenters/special-prayer.ts";
import { nextThumbnailMoment } from "#app/presenters/thumbnail.ts";
import type { Route } from "./+types/prayers-get-special-standard";
import { asksFor } from "./asked-names.ts";
import { answerQuery } from "./asked-query.ts";
import { problemResponse } from "./problem.ts";

export const handle = asksFor("id");

/** GET /api/prayers/get-special/standard?id= */
export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  return answerQuery(ordinalQuery, url.searchParams, ({ id }) => {
    const answer = specialPrayer(dataset, "standard", id, now);
    if (!answer) return problemResponse(404, "data is null");
    expiresAt(nextThumbnailMoment(dataset, now));
    return Response.json(answer);
  });
}
