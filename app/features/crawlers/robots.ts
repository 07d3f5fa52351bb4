import { getRequestContext } from "#app/lib/request-context.ts";
import type { Route } from "./+types/robots";

/**
 * GET /robots.txt: everything may be read; aliases name their canonical page themselves. The list of
 * pages is named once the site knows its address (`ORIGIN`), for it must be absolute.
 */
export function loader({ context }: Route.LoaderArgs) {
  const { origin } = getRequestContext(context);
  const lines = ["User-agent: *", "Disallow:"];
  if (origin !== undefined) lines.push("", `Sitemap: ${origin}/sitemap.xml`);
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
