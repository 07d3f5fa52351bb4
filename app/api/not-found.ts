import type { Route } from "./+types/not-found";
import { problemResponse } from "./problem.ts";

/** Every other path below /api. */
export function loader({ url }: Route.LoaderArgs) {
  return problemResponse(404, `Page not found: ${url.pathname}`);
}
