import { nextReset } from "#app/game/utc-day.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import type { Route } from "./+types/reset";
import { embedHandle, embedResponse, embedTheme } from "./embed-document.ts";

export const handle = embedHandle;

/** GET /embed/reset: when the day of the game ends. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { now, origin, clockOffset, expiresAt } = getRequestContext(context);
  const at = nextReset(now);
  expiresAt(at);
  return embedResponse({
    title: "Daily reset of Touhou LostWord",
    lines: [{ name: "Daily reset", path: "/", verb: "", at }],
    none: "",
    theme: embedTheme(url.searchParams),
    origin,
    clockOffset,
  });
}
