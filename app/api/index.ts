import { CALLS } from "./calls.ts";

/** GET /api: what there is. */
export function loader() {
  const calls = CALLS.filter((call) => call.module !== undefined);
  return Response.json({
    name: "LostWord Almanac",
    openapi: "/api/openapi.json",
    calls: calls.map(({ method = "GET", path, summary }) => ({ method, path, summary })),
  });
}
