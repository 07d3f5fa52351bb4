import { getRequestContext } from "#app/lib/request-context.ts";
import { collectionPools, nextPoolsMoment } from "#app/presenters/collection-pools.ts";
import type { Route } from "./+types/collection-pools";

/**
 * GET /collection-pools.json: whom the prayers of today may bring, for a browser that keeps a
 * collection to count who is missing; the same for every visitor.
 */
export function loader({ context }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  expiresAt(nextPoolsMoment(dataset, now));
  return Response.json(collectionPools(dataset, now));
}
