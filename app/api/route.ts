import { getRequestContext } from "#app/lib/request-context.ts";
import type { Route } from "./+types/route";
import { CALLS, findCall } from "./calls.ts";
import { openApiDocument } from "./openapi-document.ts";
import { problemResponse } from "./problem.ts";

/** GET everything below /api: each call, the list of all, and their description. */
export function loader({ context, url }: Route.LoaderArgs) {
  const call = findCall(url.pathname);
  const request = getRequestContext(context);
  if (call?.respond) return call.respond(request, url.searchParams);
  switch (url.pathname) {
    // What the server answers at /api unless HTML is asked for.
    case "/api/index.json":
      return Response.json(
        {
          name: "LostWord Almanac",
          openapi: "/api/openapi.json",
          calls: CALLS.map(({ method = "GET", path, summary }) => ({ method, path, summary })),
        },
        { headers: { vary: "Accept, Accept-Encoding" } },
      );
    case "/api/openapi.json":
      return Response.json(openApiDocument(CALLS, request));
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
