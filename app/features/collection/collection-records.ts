import { getRequestContext } from "#app/lib/request-context.ts";
import { collectionRecords, nextCollectionMoment } from "#app/presenters/collection-records.ts";
import type { Route } from "./+types/collection-records";

/**
 * GET /collection-records.json: what the page of a collection names, draws and counts; the same for
 * every visitor, as nothing of a collection is ever sent.
 */
export function loader({ context }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  expiresAt(nextCollectionMoment(dataset, now));
  return Response.json(collectionRecords(dataset, now));
}
