import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener } from "node:http";
import type { Logger } from "pino";
import { fileType, type StaticFiles } from "./files/static-files.ts";
import { type Found, findAnswer, type Sources } from "./find-answer.ts";
import { contentType, isPart } from "./http/answer.ts";
import { clientAddress } from "./http/client-address.ts";
import { requestHost } from "./http/host.ts";
import { readerOf, refusal, unexpected } from "./http/refusal.ts";
import { readRequestTarget, routeKind } from "./http/request-target.ts";
import { pathHeaders } from "./http/security-headers.ts";
import { send } from "./http/send.ts";
import { reportTo } from "./log.ts";
import type { Metrics } from "./metrics.ts";

/** What handling requests needs besides where answers come from. */
export interface Handling {
  readonly log: Logger;
  /** How many proxies stand in front, whose forwarded headers are believed. */
  readonly trustProxy: number;
  readonly sendFile: StaticFiles["send"];
  /** While the database is away: when it was last reached, ms since the epoch; else null. */
  readonly staleSince: () => number | null;
  /** Absent: nobody reads them. */
  readonly metrics?: Pick<Metrics, "count"> | undefined;
}

// Invented addresses of any length must not fill the log.
const LONGEST_LOGGED = 200;

/** Answers every request of the site and writes one line about each to the log. */
export function requestHandler(
  { log, trustProxy, sendFile, staleSince, metrics }: Handling,
  sources: Sources,
): RequestListener {
  const secure = sources.origin?.startsWith("https:") ?? false;

  return (request, response) => {
    const started = performance.now();
    const requestId = idOf(request, trustProxy);
    const client = clientAddress(request, trustProxy);
    const target = readRequestTarget(request.url ?? "");
    const reader = readerOf(target.pathname);
    const kind = routeKind(target, sources.files.has);
    const report = reportTo(log, requestId);

    async function respond(): Promise<void> {
      const host = requestHost(request);
      if (host === undefined) {
        const detail = "The request names no host, more than one, or one that cannot be.";
        const answer = refusal(reader, 400, detail, { connection: "close" });
        sendFound({ answer, cached: "none" });
        return;
      }
      const found = await findAnswer({ request, target, host, client, report }, sources);
      if (!("file" in found)) return sendFound(found);
      response.setHeaders(new Map(Object.entries(headersOf(fileType(found.file)))));
      const failure = await sendFile(request, response, found.file);
      if (failure === undefined) {
        const isEmpty = response.statusCode === 304 || request.method === "HEAD";
        record(isEmpty ? 0 : Number(response.getHeader("content-length") ?? 0), "none");
      } else {
        const answer = refusal("person", failure, "The file is not here in this form.");
        sendFound({ answer, cached: "none" });
      }
    }

    /** What nobody foresaw: a line in the log and a refusal that names it. */
    function fail(error: unknown): void {
      // Node destroys a request by itself once its body has been read.
      if (response.destroyed) {
        log.debug({ requestId, err: error }, "The visitor went away.");
        return;
      }
      report.error(error);
      if (response.headersSent) response.destroy();
      else sendFound({ answer: unexpected(reader, requestId), cached: "none" });
    }

    function sendFound({ answer, cached }: Extract<Found, { answer: unknown }>): void {
      const sending = { now: sources.clock(), headers: headersOf(contentType(answer)) };
      record(send(request, response, answer, sending), cached);
    }

    /**
     * Those of the path, the id, and of answers made of the dataset that it may have been replaced
     * meanwhile. Parts of pages are many, and go without the latter.
     */
    function headersOf(type: string): Record<string, string> {
      const headers = pathHeaders(target.pathname, type, secure);
      if (isPart(type)) return headers;
      const since = ["page", "data", "api"].includes(kind) ? staleSince() : null;
      return {
        ...headers,
        "x-request-id": requestId,
        ...(since !== null && { "x-almanac-stale": `since=${new Date(since).toISOString()}` }),
      };
    }

    /** Counts the request and writes its line to the log. */
    function record(bytes: number, cache: Parameters<Metrics["count"]>[0]["source"]): void {
      const ms = performance.now() - started;
      const { method = "" } = request;
      const { statusCode: status } = response;
      metrics?.count({ kind, method, status, seconds: ms / 1000, source: cache });
      const path = target.pathname.slice(0, LONGEST_LOGGED);
      // Asked every few seconds by whoever watches the process.
      const level = path === "/healthz" || path === "/readyz" ? "debug" : "info";
      const rounded = Math.round(ms * 100) / 100;
      log[level]({ requestId, client, method, path, status, ms: rounded, bytes, cache });
    }

    respond().catch(fail);
  };
}

/** A trusted proxy's own id, so that its log and ours can be read together, or a new one. */
function idOf({ headers }: IncomingMessage, trustProxy: number): string {
  const given = headers["x-request-id"];
  const isTrusted = trustProxy > 0 && typeof given === "string" && /^[\w.-]{1,64}$/.test(given);
  return isTrusted ? given : randomUUID();
}
