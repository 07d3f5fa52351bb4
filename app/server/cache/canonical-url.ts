import { matchRoutes, type ServerBuild } from "react-router";
import { firstNamedPath } from "#app/alias-table.ts";
import { findQueryHandle } from "#app/api/calls.ts";
import { isQueryHandle } from "#app/lib/query-handle.ts";
import type { Dataset } from "#db/queries/dataset.ts";

/** What the site map says about a path. */
export interface CanonicalUrl {
  /** The first-named path. */
  readonly path: string;
  /** The same with its canonical query: what React Router is asked, and what names the answer. */
  readonly url: string;
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
 */
export function canonicaliser(routes: ServerBuild["routes"]): Canonicalise {
  const find = routeFinder(routes);
  return (pathname, search, dataset) => {
    const isData = pathname.endsWith(".data");
    const page = firstNamedPath(isData ? pageOfData(pathname) : pathname);
    const { ids, params } = find(page);
    const module = routes[ids.at(-1) ?? ""]?.module;
    const given = new URLSearchParams(search);
    const handle = findQueryHandle(page) ?? module?.handle;
    const query = isQueryHandle(handle)
      ? new URLSearchParams(handle.query(given, params, dataset))
      : new URLSearchParams();
    if (isData) {
      const asked = given.get("_routes")?.split(",") ?? [];
      const wanted = ids.filter((id) => asked.includes(id));
      if (wanted.length > 0) query.set("_routes", wanted.join(","));
    }
    const path = isData ? dataPath(page, pathname) : page;
    const text = query.toString();
    return { path, url: text === "" ? path : `${path}?${text}`, methods: methodsOf(module) };
  };
}

/** A call that only takes what is sent to it can not be read. */
function methodsOf(module: RouteModule | undefined): string[] {
  const isRead = !module?.action || module.loader || module.default;
  return [...(isRead ? ["GET", "HEAD"] : []), ...(module?.action ? ["POST"] : []), "OPTIONS"];
}

type RouteModule = NonNullable<ServerBuild["routes"][string]>["module"];

function pageOfData(pathname: string): string {
  return pathname.replace(/(\/_)?\.data$/, "").toLowerCase() || "/";
}

function dataPath(page: string, pathname: string): string {
  return pathname.endsWith("/_.data") ? `${page === "/" ? "" : page}/_.data` : `${page}.data`;
}

/** The routes of a path from the outermost in, and what its variable parts hold. */
interface FoundRoute {
  readonly ids: readonly string[];
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** Paths without variable parts, most of those asked for, are looked up; the others are matched. */
function routeFinder(routes: ServerBuild["routes"]): (pathname: string) => FoundRoute {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const roots = all.filter(({ parentId }) => parentId === undefined).map(({ id }) => id);
  const children = all.filter(({ parentId }) => parentId !== undefined);
  const fixed = new Map(
    children
      .filter(({ path = "" }) => !/[:*?]/.test(path))
      .map(({ id, path = "" }) => [`/${path}`, { ids: [...roots, id], params: {} }]),
  );
  const tree = children.map(({ id, path, index }) =>
    index ? { id, path, index: true as const } : { id, path },
  );
  return (pathname) => {
    const known = fixed.get(pathname);
    if (known) return known;
    const match = matchRoutes(tree, pathname)?.at(-1);
    return match ? { ids: [...roots, match.route.id], params: match.params } : NO_ROUTE;
  };
}

const NO_ROUTE: FoundRoute = { ids: [], params: {} };
