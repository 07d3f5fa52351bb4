import { getRequestContext } from "#app/lib/request-context.ts";
import { attackIndex } from "#app/presenters/attack-index.ts";
import { nextAttacksMoment } from "#app/presenters/attacks.ts";
import type { Route } from "./+types/attack-index";

/** GET /attack-index.json: the known attacks of released characters, to rank those of a box. */
export function loader({ context }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  expiresAt(nextAttacksMoment(dataset, now));
  return Response.json(attackIndex(dataset, now));
}
