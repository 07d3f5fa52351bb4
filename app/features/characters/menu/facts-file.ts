import { getRequestContext } from "#app/lib/request-context.ts";
import { characterFacts } from "#app/presenters/character-facts.ts";
import type { Route } from "./+types/facts-file";

/**
 * GET /character-facts.json: what filters of the roster ask beside what the list shows. Like the
 * calls it holds what is hidden as well.
 */
export function loader({ context }: Route.LoaderArgs) {
  return Response.json(characterFacts(getRequestContext(context).dataset));
}
