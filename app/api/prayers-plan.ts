import { planQuery } from "#app/api-schemas/prayer-plan.ts";
import { errorSentence } from "#app/lib/field-errors.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { findPrayer } from "#app/presenters/find-prayer.ts";
import { type PlanRefusal, prayerPlan } from "#app/presenters/prayer-plan.ts";
import { nextThumbnailMoment } from "#app/presenters/thumbnail.ts";
import type { Route } from "./+types/prayers-plan";
import { asksFor } from "./asked-names.ts";
import { answerQuery } from "./asked-query.ts";
import { problemResponse } from "./problem.ts";

export const handle = asksFor("id", "want", "mode", "sc", "gc");

/** GET /api/prayers/plan?id=&want=&mode=&sc=&gc= */
export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  return answerQuery(planQuery, url.searchParams, ({ id, ...asked }) => {
    const prayer = findPrayer(dataset, id, now);
    if (!prayer) return problemResponse(404, "data is null");
    expiresAt(nextThumbnailMoment(dataset, now));
    const answer = prayerPlan(dataset, prayer, asked);
    return "kind" in answer ? refused(answer) : Response.json(answer);
  });
}

function refused(refusal: PlanRefusal): Response {
  switch (refusal.kind) {
    case "not in pool": {
      const message = `names what the pool of this prayer does not hold: ${refusal.ids.join(", ")}`;
      const errors = [{ field: "want", message }];
      return problemResponse(400, errorSentence("query", errors), { errors });
    }
    case "no simulator": {
      const errors = [{ field: "id", message: "has no simulator" }];
      return problemResponse(409, "This prayer has no simulator.", { errors });
    }
    case "too much work":
      return problemResponse(
        503,
        "There are too many ways to spend this purse to weigh them all.",
        {
          headers: { "retry-after": "60" },
        },
      );
  }
}
