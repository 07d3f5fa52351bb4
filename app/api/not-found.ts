import type { Route } from "./+types/not-found";
import { problemResponse } from "./problem.ts";

/** Where the orders of batches stand; one that there is not has its own message (1 §8). */
const BATCH_ORDER = /^\/api\/characters\/[^/]+-date$/;

/** Every other path below /api. */
export function loader({ url }: Route.LoaderArgs) {
  const isOrder = BATCH_ORDER.test(url.pathname);
  return problemResponse(404, isOrder ? "mode undefined" : `Page not found: ${url.pathname}`);
}
