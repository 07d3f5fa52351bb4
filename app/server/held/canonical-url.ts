import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { firstNamedPath } from "#app/alias-table.ts";
import { isQueryHandle } from "#app/request/query-handle.ts";

/** What the site map says about a path. */
export interface CanonicalUrl {
  /** The first-named path. */
  readonly path: string;
  /** The same with its canonical query: what React Router is asked, and the name of the held answer. */
  readonly url: string;
  readonly methods: readonly string[];
}

export type Canonicalise = (pathname: string, search: string) => CanonicalUrl;

/**
 * Finds the route of a path and lets its query definition write the query. Router data
 * (`/path.data`) belongs to the route of its page; of the router's own parameters only
 * `_routes` changes the answer, and only with routes that the path has.
 */
export function canonicaliser(routes: ServerBuild["routes"]): Canonicalise {
  const routesFor = byBeginning(routeTree(routes));
  return (pathname, search) => {
    const isData = pathname.endsWith(".data");
    const page = firstNamedPath(isData ? pageOfData(pathname) : pathname);
    const matches = matchRoutes(routesFor(page), page) ?? [];
    const match = matches.at(-1);
    const module = routes[match?.route.id ?? ""]?.module;
    const given = new URLSearchParams(search);
    const query = isQueryHandle(module?.handle)
      ? new URLSearchParams(module.handle.query(given, match?.params ?? {}))
      : new URLSearchParams();
    if (isData) {
      const asked = given.get("_routes")?.split(",") ?? [];
      const ids = matches.map(({ route }) => route.id).filter((id) => id && asked.includes(id));
      if (ids.length > 0) {
        query.set("_routes", ids.join(","));
      }
    }
    const text = query.toString();
    const path = isData ? dataPath(page, pathname) : page;
    return {
      path,
      url: path + (text === "" ? "" : `?${text}`),
      methods: methodsOf(module),
    };
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

function routeTree(routes: ServerBuild["routes"], parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) {
      return [];
    }
    const { id, path, caseSensitive } = route;
    return route.index
      ? [{ id, path, caseSensitive, index: true }]
      : [{ id, path, caseSensitive, children: routeTree(routes, id) }];
  });
}

/**
 * Gives the routes that a path can have: those that begin with its first segment, and those that may
 * begin with anything. The router prepares and tries all that it is shown, for every path anew.
 */
function byBeginning(tree: RouteObject[]): (pathname: string) => RouteObject[] {
  const beginnings = new Set(
    tree.flatMap(function fixed({ path = "", children }): string[] {
      return path === "" ? (children ?? []).flatMap(fixed) : [firstSegment(path)].filter(isFixed);
    }),
  );
  const groups = new Map([...beginnings].map((segment) => [segment, beginningWith(tree, segment)]));
  const others = beginningWith(tree, undefined);
  return (pathname) => groups.get(firstSegment(pathname)) ?? others;
}

function beginningWith(tree: RouteObject[], segment: string | undefined): RouteObject[] {
  return tree.flatMap((route): RouteObject[] => {
    const { path = "", children } = route;
    if (path === "") {
      return children ? [{ ...route, children: beginningWith(children, segment) }] : [route];
    }
    const beginning = firstSegment(path);
    return beginning === segment || !isFixed(beginning) ? [route] : [];
  });
}

/** In lower case, since the router does not tell cases apart. */
function firstSegment(path: string): string {
  return (/^\/?([^/]*)/.exec(path)?.[1] ?? "").toLowerCase();
}

/** Whether a segment of a route is just itself: no parameter, nothing that may be absent. */
function isFixed(segment: string): boolean {
  return /^[\w.-]+$/.test(segment);
}
