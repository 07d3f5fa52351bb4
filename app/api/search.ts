import { searchQuery } from "#app/api-schemas/search.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { searchAnswer } from "#app/presenters/search/search-answer.ts";
import { searchIndexOf } from "#app/presenters/search/search-index-of.ts";
import { nextShown } from "#app/presenters/search/search-records.ts";
import type { Route } from "./+types/search";
import { asksFor } from "./asked-names.ts";
import { answerQuery } from "./asked-query.ts";

export const handle = asksFor("q", "kinds", "limit");

/** GET /api/search?q=&kinds=&limit= */
export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  return answerQuery(searchQuery, url.searchParams, (asked) => {
    expiresAt(nextShown(searchIndexOf(dataset), now));
    return Response.json(searchAnswer(dataset, now, asked));
  });
}
