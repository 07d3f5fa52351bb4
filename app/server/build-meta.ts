import type { ServerBuild } from "react-router";
import type { StaticFiles } from "./files/static-files.ts";
import { isApiPath } from "./http/request-target.ts";

interface RouteRule {
  /** How caches may keep the answer: as docs/decisions/009 says of pages and of the API. */
  readonly cache: "page" | "api";
  /** Where the data of the page stands by itself. */
  readonly payload?: string;
}

/**
 * The content of `/builds/meta/{id}.json`: the rules of all routes that answer, by pattern (`:name`
 * stands for one part of a path, `*` for any rest), in the order of the site map, and the pages
 * without parameters, which the server renders once for everybody.
 */
export function buildMeta(routes: ServerBuild["routes"], build: StaticFiles["build"]) {
  const routeRules: Record<string, RouteRule> = {};
  const prerendered: string[] = [];
  for (const route of Object.values(routes)) {
    const isPage = route?.module.default !== undefined;
    if (!route || (!isPage && !route.module.loader) || route.id === "root") continue;
    const path = `/${route.path ?? ""}`;
    const isFixed = !/[:*]/.test(path);
    routeRules[path] = {
      cache: isApiPath(path) ? "api" : "page",
      ...(isPage && isFixed && { payload: path === "/" ? "/_.data" : `${path}.data` }),
    };
    if (isPage && isFixed) prerendered.push(path);
  }
  return { ...build, routeRules, prerendered };
}
