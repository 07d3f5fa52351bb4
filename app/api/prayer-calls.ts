import { z } from "zod";
import { planAnswer, planQuery } from "#app/api-schemas/prayer-plan.ts";
import {
  nextPrayersAnswer,
  prayerDetailAnswer,
  prayerListAnswer,
  rollAnswer,
  rollRequest,
} from "#app/api-schemas/prayers.ts";
import { idQuery, lastPrayerQuery, ordinalQuery } from "#app/api-schemas/queries.ts";
import { errorSentence } from "#app/lib/field-errors.ts";
import { findPrayer, prayerDetail, specialPrayer } from "#app/presenters/prayer-detail.ts";
import { firstPrayers, nextPrayers } from "#app/presenters/prayer-list.ts";
import { type PlanRefusal, prayerPlan } from "#app/presenters/prayer-plan.ts";
import { nextThumbnailMoment } from "#app/presenters/thumbnail.ts";
import { answeringQuery, type Call, responding } from "./call.ts";
import { problemResponse } from "./problem.ts";

const NO_PAGE = { missing: "data is null!" };

/** The calls below /api/prayers, in the order of the specification. */
export const PRAYER_CALLS: readonly Call[] = [
  {
    path: "/api/prayers/get-list",
    summary: "A page of prayers, the first one with the options of the search",
    // Only the first page carries the options of the search.
    answer: z.union([prayerListAnswer, nextPrayersAnswer]),
    ...answeringQuery(
      lastPrayerQuery,
      (dataset, { last }, now) =>
        last === undefined ? firstPrayers(dataset, now) : nextPrayers(dataset, last, now),
      NO_PAGE,
    ),
  },
  {
    path: "/api/prayers/get-list-2",
    summary: "A page of prayers",
    answer: nextPrayersAnswer,
    ...answeringQuery(
      lastPrayerQuery,
      (dataset, { last }, now) => nextPrayers(dataset, last, now),
      NO_PAGE,
    ),
  },
  {
    path: "/api/prayers/get-detail",
    summary: "A prayer with its pool",
    answer: prayerDetailAnswer,
    ...answeringQuery(idQuery, (dataset, { id }, now) => prayerDetail(dataset, id, now)),
  },
  {
    path: "/api/prayers/get-special/standard",
    summary: "The standard prayer as of one of its batches",
    answer: prayerDetailAnswer,
    ...answeringQuery(ordinalQuery, (dataset, { id }, now) =>
      specialPrayer(dataset, "standard", id, now),
    ),
  },
  {
    path: "/api/prayers/get-special/ritual",
    summary: "The ritual prayer as of one of its batches",
    answer: prayerDetailAnswer,
    ...answeringQuery(ordinalQuery, (dataset, { id }, now) =>
      specialPrayer(dataset, "ritual", id, now),
    ),
  },
  {
    path: "/api/prayers/plan",
    summary: "The best way to spend crystals on a prayer for a wish",
    answer: planAnswer,
    ...responding(planQuery, ({ dataset, now, expiresAt }, { id, ...wish }) => {
      const prayer = findPrayer(dataset, id, now);
      if (!prayer) return problemResponse(404, "data is null");
      expiresAt(nextThumbnailMoment(dataset, now));
      const answer = prayerPlan(dataset, prayer, wish);
      return "kind" in answer ? refusedPlan(answer) : Response.json(answer);
    }),
  },
  {
    path: "/api/prayers/roll",
    summary: "A pull, computed and not stored",
    method: "POST",
    body: rollRequest,
    answer: rollAnswer,
  },
];

function refusedPlan(refusal: PlanRefusal): Response {
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
        "There are too many ways to spend these crystals to weigh them all.",
        { headers: { "retry-after": "60" } },
      );
  }
}
