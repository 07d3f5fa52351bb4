import type { FoundAnswer } from "./find-answer.ts";
import type { Base } from "./http/head.ts";
import type { RouteKind } from "./http/route-kind.ts";
import { partHeaders, securityHeaders } from "./http/security-headers.ts";
import { newRequestId } from "./request-ids.ts";
import { type ResolvedTarget, targetResolver } from "./resolve-target.ts";
import type { Site } from "./site.ts";

/** What both ways of answering a request, at once and through node:http, share. */
export interface Reception {
  readonly site: Site;
  readonly resolve: (target: string) => ResolvedTarget | undefined;
  /** The headers of every answer to a target of that kind. */
  readonly baseOf: (kind: RouteKind) => Base;
  /** A trusted proxy's own id, so that its log and ours can be read together, or a new one. */
  readonly requestIdOf: (given: string | string[] | undefined) => string;
  /** Counts a request that has been answered and writes its line. */
  readonly tell: (told: Told) => void;
}

export interface Told {
  readonly requestId: string;
  readonly client: string;
  readonly method: string;
  readonly target: ResolvedTarget | undefined;
  readonly status: number;
  /** By the clock of `performance`. */
  readonly started: number;
  /** Of the body. */
  readonly bytes: number;
  readonly source: FoundAnswer["source"];
}

export function reception(site: Site): Reception {
  const secure = site.config.origin?.startsWith("https:") ?? false;
  const own = { "cross-origin-resource-policy": "same-origin" };
  const siteBase = {
    ofPages: { ...securityHeaders({ secure }), ...own },
    ofParts: { ...partHeaders({ secure }), ...own },
  };
  const ofCalls = { ...securityHeaders({ secure }), ...OPEN_TO_ALL };
  const apiBase = { ofPages: ofCalls, ofParts: ofCalls };
  return {
    site,
    resolve: targetResolver(site.canonicalise, (path) => site.files.byPath.has(path)),
    baseOf: (kind) => (kind === "api" ? apiBase : siteBase),
    requestIdOf: (given) =>
      site.config.trustProxy > 0 && typeof given === "string" && /^[\w.-]{1,64}$/.test(given)
        ? given
        : newRequestId(),
    tell: (told) => tell(site, told),
  };
}

// Reading is open to every site; nothing here depends on who asks.
const OPEN_TO_ALL = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET, HEAD",
  "access-control-allow-headers": "If-None-Match",
  "access-control-expose-headers": "ETag, X-Almanac-Stale, X-Request-Id",
  "access-control-max-age": "86400",
  "cross-origin-resource-policy": "cross-origin",
};

function tell(site: Site, told: Told): void {
  const { requestId, client, method, target, status, started, bytes, source } = told;
  const ms = performance.now() - started;
  site.metrics?.count({ kind: target?.kind ?? "none", method, status, seconds: ms / 1000, source });
  const path = target?.pathname;
  site.tellRequest(
    { requestId, client, method, path, status, ms, bytes, held: source },
    isQuiet(target?.decoded) ? "debug" : "info",
  );
}

// Asked every few seconds by whoever watches the process.
function isQuiet(path: string | undefined): boolean {
  return path === "/healthz" || path === "/readyz";
}
