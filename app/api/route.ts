import { getRequestContext } from "#app/lib/request-context.ts";
import type { Route } from "./+types/route";
import { CALLS, findCall } from "./calls.ts";
import { openApiDocument } from "./openapi-document.ts";
import { problemResponse } from "./problem.ts";

/** GET /api and everything below: the list of the calls, their description, and each call. */
export function loader({ context, url }: Route.LoaderArgs) {
  const call = findCall(url.pathname);
  const request = getRequestContext(context);
  if (call?.respond) return call.respond(request, url.searchParams);
  switch (url.pathname) {
    case "/api":
      return Response.json({
        name: "LostWord Almanac",
        openapi: "/api/openapi.json",
        calls: CALLS.map(({ method = "GET", path, summary }) => ({ method, path, summary })),
      });
    case "/api/openapi.json":
      return Response.json(openApiDocument(CALLS, request.origin));
    default:
      return problemResponse(404, notFoundDetail(url.pathname));
  }
}

/** The texts of the specification's error catalogue (1 §8) for paths where a mode is unknown. */
function notFoundDetail(pathname: string): string {
  if (/^\/api\/characters\/[^/]+-date$/.test(pathname)) return "mode undefined";
  if (/^\/api\/prayers\/get-special(\/|$)/.test(pathname)) return "props not found!";
  return `Page not found: ${pathname}`;
}
