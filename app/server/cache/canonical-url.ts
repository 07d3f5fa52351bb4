import { LRUCache } from "lru-cache";
import { matchRoutes, type ServerBuild } from "react-router";
import { firstNamedPath } from "#app/alias-table.ts";
import { findQueryHandle } from "#app/api/calls.ts";
import { isQueryHandle } from "#app/lib/query-handle.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { isDataFilePath } from "../http/request-target.ts";
import type { Share } from "./response-cache.ts";

/** What the site map says about a path. */
export interface CanonicalUrl {
  /** The first-named path. */
  readonly path: string;
  /** The same with its canonical query: what React Router is asked, and what names the answer. */
  readonly url: string;
  readonly share: Share;
  readonly methods: readonly string[];
}

export type Canonicalise = (
  pathname: string,
  search: string,
  dataset: Dataset | undefined,
) => CanonicalUrl;

/**
 * Finds the route of a path and lets its query definition write the query, within the bounds that
 * the dataset gives. Router data (`/path.data`) belongs to the route of its page; of the router's
 * own parameters only `_routes` changes the answer, and only with routes that the path has.
 * Both cost ten times what a cached answer does, so the addresses last asked are kept.
 */
export function canonicaliser(routes: ServerBuild["routes"]): Canonicalise {
  const tree = Object.values(routes)
    .flatMap((route) => (route?.parentId === undefined ? [] : [route]))
    .map(({ id, path, index }) => (index ? { id, path, index: true as const } : { id, path }));
  const kept = new LRUCache<string, CanonicalUrl>({
    maxSize: 2_000_000,
    sizeCalculation: ({ url }, address) => address.length + url.length + 200,
  });
  let keptOf: Dataset | undefined;

  function canonicalUrl(pathname: string, search: string, dataset: Dataset | undefined) {
    const isData = pathname.endsWith(".data");
    const page = firstNamedPath(isData ? pageOfData(pathname) : pathname);
    const match = matchRoutes(tree, page)?.at(-1);
    const id = match?.route.id;
    const module = id === undefined ? undefined : routes[id]?.module;
    const given = new URLSearchParams(search);
    const handle = findQueryHandle(page) ?? module?.handle;
    const query = isQueryHandle(handle)
      ? new URLSearchParams(handle.query(given, match?.params ?? {}, dataset))
      : new URLSearchParams();
    // Files of the data are large, and must not push out pages.
    const share = isDataFilePath(page) ? "listed" : shareOf(query);
    const asked = (isData && id && given.get("_routes")?.split(",")) || [];
    const wanted = ["root", id].filter((each) => each && asked.includes(each));
    if (wanted.length > 0) query.set("_routes", wanted.join(","));
    const path = isData ? dataPath(page, pathname) : page;
    const url = query.size === 0 ? path : `${path}?${query}`;
    return { path, url, share, methods: methodsOf(module) };
  }

  return (pathname, search, dataset) => {
    if (dataset !== keptOf) kept.clear();
    keptOf = dataset;
    const address = pathname + search;
    const known = kept.get(address);
    if (known) return known;
    const made = canonicalUrl(pathname, search, dataset);
    kept.set(address, made);
    return made;
  };
}

/** A call that only takes what is sent to it can not be read. */
function methodsOf(module: RouteModule | undefined): string[] {
  const isRead = !module?.action || module.loader || module.default;
  return [...(isRead ? ["GET", "HEAD"] : []), ...(module?.action ? ["POST"] : []), "OPTIONS"];
}

type RouteModule = NonNullable<ServerBuild["routes"][string]>["module"];

/** Parameters that name one of a list, or a number within bounds that the data give. */
const LISTED: ReadonlySet<string> = new Set(
  "attack card character category floor form from id last mode shown sort stage to type universe v".split(
    " ",
  ),
);

function shareOf(query: URLSearchParams): Share {
  const [name, ...more] = query.keys();
  if (name === undefined) return "page";
  return more.length === 0 && LISTED.has(name) ? "listed" : "invented";
}

function pageOfData(pathname: string): string {
  return pathname.replace(/(\/_)?\.data$/, "").toLowerCase() || "/";
}

function dataPath(page: string, pathname: string): string {
  return pathname.endsWith("/_.data") ? `${page === "/" ? "" : page}/_.data` : `${page}.data`;
}
