import { getRequestContext } from "#app/lib/request-context.ts";
import type { Route } from "./+types/openapi";
import { CALLS } from "./calls.ts";
import { openApiDocument } from "./openapi-document.ts";

/** GET /api/openapi.json */
export function loader({ context }: Route.LoaderArgs) {
  return Response.json(openApiDocument(CALLS, getRequestContext(context).origin));
}
