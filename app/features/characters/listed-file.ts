import { getRequestContext } from "#app/lib/request-context.ts";
import { listedCharacters } from "#app/presenters/listed-characters.ts";
import { nextThumbnailMoment } from "#app/presenters/thumbnail.ts";
import type { Route } from "./+types/listed-file";

/** GET /listed-characters.json: what lists show of characters, fetched where a browser draws one. */
export function loader({ context }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  expiresAt(nextThumbnailMoment(dataset, now));
  return Response.json(listedCharacters(dataset, now));
}
