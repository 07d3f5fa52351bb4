import { redirectTarget } from "#app/alias-table.ts";
import type { Canonicalise } from "./held/canonical-url.ts";
import { plainPath, type RequestTarget, readRequestTarget } from "./http/request-target.ts";
import { type RouteKind, routeKind } from "./http/route-kind.ts";

/** All that can be said about a request target before looking at anything else of the request. */
export interface ResolvedTarget extends RequestTarget {
  /** The path to redirect to, where this one is not in its plain form or moved for good. */
  readonly plain: string | undefined;
  /** The first-named path. */
  readonly path: string;
  /** The same with the canonical query. */
  readonly url: string;
  readonly methods: readonly string[];
  /** Whether its query is taken as it is, so that there is no end of such addresses. */
  readonly isInvented: boolean;
  readonly kind: RouteKind;
}

const MOST_REMEMBERED = 4096;
const LONGEST_REMEMBERED = 300;

/**
 * Resolves request targets and remembers what it found, since matching a route costs more than
 * sending a held page. Undefined for a target that is no address.
 */
export function targetResolver(
  canonicalise: Canonicalise,
  isFile: (path: string) => boolean,
): (target: string) => ResolvedTarget | undefined {
  const remembered = new Map<string, ResolvedTarget>();
  return (text) => {
    const known = remembered.get(text);
    if (known) {
      return known;
    }
    const target = readRequestTarget(text);
    const resolved = target && resolve(target, canonicalise, isFile);
    if (resolved && text.length <= LONGEST_REMEMBERED) {
      if (remembered.size >= MOST_REMEMBERED) {
        remembered.clear();
      }
      remembered.set(text, resolved);
    }
    return resolved;
  };
}

function resolve(
  target: RequestTarget,
  canonicalise: Canonicalise,
  isFile: (path: string) => boolean,
): ResolvedTarget {
  const { pathname, search } = target;
  // The router's list of routes to load is no route: its query must arrive as it is.
  const isInvented = pathname === "/__manifest";
  const { path, url, methods } = isInvented
    ? { path: pathname, url: pathname + search, methods: ["GET", "HEAD", "OPTIONS"] }
    : canonicalise(pathname, search);
  const kind = routeKind(target, isFile);
  const plain = plainPath(pathname);
  const moved = redirectTarget(plain ?? pathname) ?? plain;
  return { ...target, plain: moved, path, url, methods, isInvented, kind };
}
