import { familyFirstNames } from "#app/answers/family-first-names.ts";
import { answerOf } from "#app/request/answer-context.ts";
import type { Route } from "./+types/person-names";

/** GET /person-names.json: what the setting "traditional name order" needs to turn names around. */
export function loader({ context }: Route.LoaderArgs) {
  return Response.json(familyFirstNames(answerOf(context).dataset));
}
