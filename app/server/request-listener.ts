import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { reportTo } from "#app/server/report-context.ts";
import { type FoundAnswer, findAnswer, fresh } from "./find-answer.ts";
import { clientAddress } from "./http/client-address.ts";
import { unexpected } from "./http/refusal.ts";
import { isApiPath } from "./http/request-target.ts";
import type { RouteKind } from "./http/route-kind.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { send } from "./http/send.ts";
import { targetResolver } from "./resolve-target.ts";
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

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const started = performance.now();
    const requestId = readRequestId(request, site) ?? crypto.randomUUID();
    const report = reportTo(site.log, requestId);
    const target = resolve(request.url ?? "");
    const isApi = target !== undefined && isApiPath(target.pathname);
    const headers = {
      ...(isApi ? apiHeaders : pageHeaders),
      ...staleness(target?.kind, site.staleSince()),
      "x-request-id": requestId,
    };
    const done = (status: number, bytes: number, source: FoundAnswer["source"]) => {
      const ms = performance.now() - started;
      site.metrics?.count({
        kind: target?.kind ?? "none",
        method: request.method ?? "",
        status,
        seconds: ms / 1000,
        source,
      });
      site.log[isQuiet(target?.decoded) ? "debug" : "info"]({
        requestId,
        client: clientAddress(request, site.config.trustProxy),
        method: request.method,
        path: target?.pathname.slice(0, LONGEST_LOGGED),
        status,
        ms: Math.round(ms * 100) / 100,
        bytes,
        held: source,
      });
    };
    try {
      const found = await findAnswer(request, target, site, report);
      const bytes = await send(request, response, found.sendable, { now: site.clock(), headers });
      done(response.statusCode, bytes, found.source);
    } catch (error) {
      if (response.destroyed || request.destroyed) {
        site.log.debug({ requestId, err: error }, "The visitor went away.");
        return;
      }
      report.error(error);
      await refuse(request, response, headers, site, isApi);
      done(500, 0, "none");
    }
  }

  return (request, response) => void answer(request, response);
}

// Invented addresses of any length must not fill the log.
const LONGEST_LOGGED = 200;

async function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  headers: Record<string, string> & { "x-request-id": string },
  site: Site,
  isApi: boolean,
): Promise<void> {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const { sendable } = fresh(unexpected(isApi ? "program" : "person", headers["x-request-id"]));
  await send(request, response, sendable, { now: site.clock(), headers });
}

/** Says of answers that are made of the dataset that it may have been replaced meanwhile. */
function staleness(kind: RouteKind | undefined, since: number | null): Record<string, string> {
  return since !== null && (kind === "page" || kind === "data" || kind === "api")
    ? { "x-almanac-stale": `since=${new Date(since).toISOString()}` }
    : {};
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
