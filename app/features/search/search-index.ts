import { getRequestContext } from "#app/lib/request-context.ts";
import { packedSource } from "#app/presenters/search/packed-source.ts";
import { searchSource } from "#app/presenters/search/search-source.ts";
import type { Route } from "./+types/search-index";

/**
 * GET /search-index.json: all that the search of a browser looks through. Like the calls it holds
 * what is hidden as well, marked by its dates.
 */
export function loader({ context }: Route.LoaderArgs) {
  return Response.json(packedSource(searchSource(getRequestContext(context).dataset)));
}
