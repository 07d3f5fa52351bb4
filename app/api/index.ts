import { CALLS } from "./calls.ts";

/** GET /api: what there is. */
export function loader() {
  return Response.json({
    name: "LostWord Almanac",
    openapi: "/api/openapi.json",
    calls: CALLS.map(({ method = "GET", path, summary }) => ({ method, path, summary })),
  });
}
