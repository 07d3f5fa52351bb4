import { nextUpdatesMoment, updatesAnswer } from "#app/answers/updates.ts";
import { lastEntryQuery } from "#app/contract/queries.ts";
import { answerOf } from "#app/request/answer-context.ts";
import type { Route } from "./+types/general-updates";
import { asksFor } from "./asked-names.ts";
import { answerQuery } from "./asked-query.ts";

export const handle = asksFor("last");

/** GET /api/general/updates?last= */
export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, holdUntil } = answerOf(context);
  return answerQuery(lastEntryQuery, url.searchParams, ({ last }) => {
    holdUntil(nextUpdatesMoment(dataset.updateEntries, last, now));
    return Response.json(updatesAnswer(dataset.updateEntries, last));
  });
}
