import { isListed } from "#app/game/prayer-paging.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { findSpecialPrayer, type SpecialMode } from "#app/presenters/prayer-detail.ts";
import { prayerPath } from "#app/presenters/prayer-path.ts";
import { canonicalPaths } from "#app/site-map.ts";
import type { Route } from "./+types/sitemap";

/** Pages that tell a search engine nothing. */
const NOT_SEARCHED: ReadonlySet<string> = new Set(["/offline", "/search", "/settings"]);

/**
 * GET /sitemap.xml: the canonical address of every page and every prayer. Such a list holds absolute
 * addresses only, so there is none until the site knows its own (`ORIGIN`).
 */
export function loader({ context }: Route.LoaderArgs) {
  const { dataset, origin } = getRequestContext(context);
  if (origin === undefined) {
    throw new Response("The site does not know its address: ORIGIN is not set.\n", { status: 404 });
  }
  const missing = MODES.filter((mode) => !findSpecialPrayer(dataset, mode)).map(chancesPath);
  const pages = canonicalPaths().filter(
    (path) => !NOT_SEARCHED.has(path) && !missing.includes(path),
  );
  const prayers = dataset.prayers.filter(isListed).map(({ id }) => prayerPath(id));
  const addresses = [...pages, ...prayers].map(
    (path) => `<url><loc>${escapeXml(new URL(path, origin).href)}</loc></url>`,
  );
  const document = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    "</urlset>",
  ];
  return new Response(`${document.join("\n")}\n`, {
    headers: { "content-type": "application/xml; charset=utf-8" },
  });
}

const MODES = ["standard", "ritual"] as const;

/** Chances stand only where the game's own prayer is in the dataset. */
function chancesPath(mode: SpecialMode): string {
  return `/prayer/${mode}-prayer/info`;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
