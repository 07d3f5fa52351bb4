import { redirect } from "react-router";
import { keepsQuery } from "#app/request/query-handle.ts";
import { siteRoutes } from "#app/site-map.ts";
import type { Route } from "./+types/redirect";

export const handle = keepsQuery;

/** Every path that the site map redirects: for good, with the query that was sent. */
export function loader({ url }: Route.LoaderArgs) {
  const target = targetOf(url.pathname);
  if (target === undefined) {
    throw new Error(`The site map redirects ${url.pathname} nowhere.`);
  }
  return redirect(target + url.search, 308);
}

function targetOf(path: string): string | undefined {
  const exact = redirects.get(path);
  if (exact !== undefined) return exact;
  const tree = trees.find(({ from }) => path === from || path.startsWith(`${from}/`));
  return tree && tree.to + path.slice(tree.from.length);
}

const ALL_BELOW = "/*";

const redirects = new Map(
  siteRoutes().flatMap(({ path, redirect }) =>
    redirect === undefined ? [] : [[`/${path}`, redirect]],
  ),
);

/** Paths that are redirected with all that lies below them. */
const trees = [...redirects].flatMap(([from, to]) =>
  from.endsWith(ALL_BELOW)
    ? [{ from: from.slice(0, -ALL_BELOW.length), to: to.slice(0, -ALL_BELOW.length) }]
    : [],
);
