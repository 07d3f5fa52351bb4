import { getRequestContext } from "#app/lib/request-context.ts";
import { towerList } from "#app/presenters/tower-list.ts";
import type { Route } from "./+types/towers-get-list";

/** GET /api/towers/get-list */
export function loader({ context }: Route.LoaderArgs) {
  return Response.json(towerList(getRequestContext(context).dataset));
}
