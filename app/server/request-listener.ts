import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { reportTo } from "#app/server/report-context.ts";
import { type FoundAnswer, findAnswer, fresh } from "./find-answer.ts";
import { clientAddress } from "./http/client-address.ts";
import { unexpected } from "./http/refusal.ts";
import type { RouteKind } from "./http/route-kind.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { type Sending, send } from "./http/send.ts";
import { type ResolvedTarget, targetResolver } from "./resolve-target.ts";
import type { Site } from "./site.ts";

/** Answers every request of the site and writes one line about each to the log. */
export function requestListener(site: Site): RequestListener {
  const resolve = targetResolver(site.canonicalise, (path) => site.files.byPath.has(path));
  const secure = site.config.origin?.startsWith("https:") ?? false;
  const pageHeaders = {
    ...securityHeaders({ secure }),
    "cross-origin-resource-policy": "same-origin",
  };
  const apiHeaders = { ...securityHeaders({ secure }), ...OPEN_TO_ALL };

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const started = performance.now();
    const requestId = readRequestId(request, site) ?? crypto.randomUUID();
    const target = resolve(request.url ?? "");
    const sending: Sending = {
      now: site.clock(),
      base: target?.kind === "api" ? apiHeaders : pageHeaders,
      own: ownHeaders(requestId, target?.kind, site.staleSince()),
    };
    const asked = { request, response, target, requestId, started };
    const failed = (error: unknown) => fail(asked, error, sending, site);
    try {
      const found = findAnswer(request, target, site, reportTo(site.log, requestId));
      if (found instanceof Promise) {
        found.then((late) => finish(asked, late, sending)).catch(failed);
      } else {
        // Held answers come this way: nothing is waited for.
        finish(asked, found, sending)?.catch(failed);
      }
    } catch (error) {
      failed(error);
    }
  }

  function finish(
    asked: Asked,
    { sendable, source }: FoundAnswer,
    sending: Sending,
  ): Promise<void> | undefined {
    const bytes = send(asked.request, asked.response, sendable, sending);
    if (bytes instanceof Promise) {
      return bytes.then((count) => tell(site, asked, count, source));
    }
    tell(site, asked, bytes, source);
    return undefined;
  }

  return answer;
}

interface Asked {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly target: ResolvedTarget | undefined;
  readonly requestId: string;
  /** By the clock of `performance`. */
  readonly started: number;
}

/** Counts the request and writes its line. */
function tell(site: Site, asked: Asked, bytes: number, source: FoundAnswer["source"]): void {
  const { request, response, target, requestId, started } = asked;
  const ms = performance.now() - started;
  const { method = "" } = request;
  const status = response.statusCode;
  site.metrics?.count({ kind: target?.kind ?? "none", method, status, seconds: ms / 1000, source });
  site.log[isQuiet(target?.decoded) ? "debug" : "info"]({
    requestId,
    client: clientAddress(request, site.config.trustProxy),
    method,
    path: target?.pathname.slice(0, LONGEST_LOGGED),
    status,
    ms: Math.round(ms * 100) / 100,
    bytes,
    held: source,
  });
}

/** What nobody foresaw: a line in the log and a refusal that names it. */
function fail(asked: Asked, error: unknown, sending: Sending, site: Site): void {
  const { request, response, target, requestId } = asked;
  if (response.destroyed || request.destroyed) {
    site.log.debug({ requestId, err: error }, "The visitor went away.");
    return;
  }
  reportTo(site.log, requestId).error(error);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const { sendable } = fresh(unexpected(target?.kind === "api" ? "program" : "person", requestId));
  // Its body is short and plain, so that nothing is left to wait for or to go wrong.
  void send(request, response, sendable, sending);
  tell(site, asked, 0, "none");
}

// Invented addresses of any length must not fill the log.
const LONGEST_LOGGED = 200;

/** The id, and of answers made of the dataset that it may have been replaced meanwhile. */
function ownHeaders(
  requestId: string,
  kind: RouteKind | undefined,
  staleSince: number | null,
): string[] {
  return staleSince !== null && (kind === "page" || kind === "data" || kind === "api")
    ? ["x-request-id", requestId, "x-almanac-stale", `since=${new Date(staleSince).toISOString()}`]
    : ["x-request-id", requestId];
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

/** A trusted proxy's own id, so that its log and ours can be read together. */
function readRequestId(request: IncomingMessage, { config }: Site): string | undefined {
  const id = request.headers["x-request-id"];
  return config.trustProxy > 0 && typeof id === "string" && /^[\w.-]{1,64}$/.test(id)
    ? id
    : undefined;
}

// Asked every few seconds by whoever watches the process.
function isQuiet(path: string | undefined): boolean {
  return path === "/healthz" || path === "/readyz";
}
