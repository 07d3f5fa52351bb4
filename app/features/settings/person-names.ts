import { getRequestContext } from "#app/lib/request-context.ts";
import { familyFirstNames } from "#app/presenters/family-first-names.ts";
import type { Route } from "./+types/person-names";

/** GET /person-names.json: what the setting "traditional name order" needs to turn names around. */
export function loader({ context }: Route.LoaderArgs) {
  return Response.json(familyFirstNames(getRequestContext(context).dataset));
}
