import { isApiPath, type RequestTarget } from "./request-target.ts";

/** What was asked for, in few words: the label under which requests are counted. */
export type RouteKind = "page" | "data" | "api" | "asset" | "file" | "own" | "none";

/**
 * The kind of a target; `none` for one that is no address. `data` is what the router fetches in the
 * browser, `own` what the server answers about itself.
 */
export function routeKind(
  target: Pick<RequestTarget, "pathname" | "decoded"> | undefined,
  isFile: (path: string) => boolean,
): RouteKind {
  if (!target) {
    return "none";
  }
  const { pathname, decoded } = target;
  if (isApiPath(pathname)) {
    return "api";
  }
  if (decoded.startsWith("/assets/")) {
    return "asset";
  }
  if (decoded === "/healthz" || decoded === "/readyz" || decoded.startsWith("/builds/")) {
    return "own";
  }
  if (pathname.endsWith(".data")) {
    return "data";
  }
  return isFile(decoded) ? "file" : "page";
}
