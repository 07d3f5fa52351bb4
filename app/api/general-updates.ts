import { lastEntryQuery } from "#app/api-schemas/queries.ts";
import type { QueryHandle } from "#app/lib/query-handle.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { nextUpdatesMoment, updatesAnswer } from "#app/presenters/updates.ts";
import type { Route } from "./+types/general-updates";
import { answerQuery } from "./asked-query.ts";

export const handle: QueryHandle = {
  query: (sent, _, dataset) => {
    const last = sent.getAll("last");
    // Beyond the newest entry all numbers ask for the same page.
    const most = 1 + Math.max(0, ...(dataset?.updateEntries.map(({ number }) => number) ?? []));
    const isNumber = dataset !== undefined && last.length === 1 && /^\d{1,9}$/.test(last[0] ?? "");
    const bounded = isNumber ? [String(Math.min(Number(last[0]), most))] : last;
    return new URLSearchParams(bounded.map((value): [string, string] => ["last", value]));
  },
};

/** GET /api/general/updates?last= */
export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  return answerQuery(lastEntryQuery, url.searchParams, ({ last }) => {
    expiresAt(nextUpdatesMoment(dataset.updateEntries, last, now));
    return Response.json(updatesAnswer(dataset.updateEntries, last));
  });
}
