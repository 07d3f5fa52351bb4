import type { ServerBuild } from "react-router";
import { type Answer, makeAnswer } from "../http/answer.ts";
import { BARE_POLICY } from "../http/content-security-policy.ts";
import { isApiPath } from "../http/request-target.ts";
import type { StaticFiles } from "./static-files.ts";

interface RouteRule {
  /** How caches may keep the answer: as docs/decisions/009 says of pages and of the API. */
  readonly cache: "page" | "api";
  /** Where the data of the page stands by itself. */
  readonly payload?: string;
}

/** What `/builds/meta/{id}.json` tells about the site's addresses. */
export interface BuildMeta {
  readonly id: string;
  /** Ms since the epoch. */
  readonly timestamp: number;
  /** By pattern: `:name` stands for one part of a path, `*` for any rest. */
  readonly routeRules: Readonly<Record<string, RouteRule>>;
  /** Pages without parameters: the server renders each once for everybody. */
  readonly prerendered: readonly string[];
}

/** The rules of all routes that answer, in the order of the site map. */
export function buildMeta(routes: ServerBuild["routes"], build: StaticFiles["build"]): BuildMeta {
  const routeRules: Record<string, RouteRule> = {};
  const prerendered: string[] = [];
  for (const route of Object.values(routes)) {
    const isPage = route?.module.default !== undefined;
    if (!route || (!isPage && !route.module.loader) || route.id === "root") {
      continue;
    }
    const path = `/${route.path ?? ""}`;
    const isFixed = !/[:*]/.test(path);
    routeRules[path] = {
      cache: isApiPath(path) ? "api" : "page",
      ...(isPage && isFixed && { payload: path === "/" ? "/_.data" : `${path}.data` }),
    };
    if (isPage && isFixed) {
      prerendered.push(path);
    }
  }
  return { ...build, routeRules, prerendered };
}

/** `/builds/meta/{id}.json`. */
export function buildMetaAnswer(
  routes: ServerBuild["routes"],
  build: StaticFiles["build"],
): Answer {
  return makeAnswer({
    status: 200,
    headers: { "content-type": "application/json", "content-security-policy": BARE_POLICY },
    body: JSON.stringify(buildMeta(routes, build)),
    cache: "immutable",
  });
}
