import { getRequestContext } from "#app/lib/request-context.ts";
import { homeAnswer, nextHomeMoment } from "#app/presenters/home.ts";
import type { Route } from "./+types/general-home";

/** GET /api/general/home */
export function loader({ context }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  expiresAt(nextHomeMoment(dataset, now));
  return Response.json(homeAnswer(dataset, now));
}
