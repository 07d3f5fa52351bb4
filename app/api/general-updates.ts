import { nextUpdatesMoment, updatesAnswer } from "#app/answers/updates.ts";
import { lastEntryQuery } from "#app/contract/queries.ts";
import { answerOf } from "#app/request/answer-context.ts";
import type { Route } from "./+types/general-updates";
import { answerQuery, queryHandleOf } from "./call-query.ts";

export const handle = queryHandleOf(lastEntryQuery);

/** GET /api/general/updates?last= */
export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, holdUntil } = answerOf(context);
  return answerQuery(lastEntryQuery, url.searchParams, ({ last }) => {
    holdUntil(nextUpdatesMoment(dataset.updateEntries, last, now));
    return Response.json(updatesAnswer(dataset.updateEntries, last));
  });
}
