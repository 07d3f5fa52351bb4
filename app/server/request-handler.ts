import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Logger } from "pino";
import { reportTo } from "#app/server/report-context.ts";
import { fileType, type StaticFiles } from "./files/static-files.ts";
import { type Asked, findAnswer, type Sources } from "./find-answer.ts";
import { type Answer, contentType, isPart } from "./http/answer.ts";
import { clientAddress } from "./http/client-address.ts";
import { requestHost } from "./http/host.ts";
import { refusal, unexpected } from "./http/refusal.ts";
import { isApiPath, readRequestTarget, sentPath } from "./http/request-target.ts";
import { routeKind } from "./http/route-kind.ts";
import { pathHeaders } from "./http/security-headers.ts";
import { send } from "./http/send.ts";
import type { Metrics } from "./metrics/metrics.ts";

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

/** Answers every request of the site and writes one line about each to the log. */
export function requestHandler(handling: Handling, sources: Sources): RequestListener {
  return (request, response) => {
    const exchange = new Exchange(request, response, handling, sources);
    exchange.answer().catch((error: unknown) => exchange.fail(error));
  };
}

/** One request and its answer. */
class Exchange {
  readonly #started = performance.now();
  readonly #request: IncomingMessage;
  readonly #response: ServerResponse;
  readonly #handling: Handling;
  readonly #sources: Sources;
  readonly #id: string;
  readonly #client: string;
  readonly #target: Asked["target"];

  constructor(
    request: IncomingMessage,
    response: ServerResponse,
    handling: Handling,
    sources: Sources,
  ) {
    this.#request = request;
    this.#response = response;
    this.#handling = handling;
    this.#sources = sources;
    this.#id = requestId(request, handling.trustProxy);
    this.#client = clientAddress(request, handling.trustProxy);
    this.#target = readRequestTarget(request.url ?? "");
  }

  async answer(): Promise<void> {
    const host = requestHost(this.#request);
    if (host === undefined) {
      const detail = "The request names no host, more than one, or one that cannot be.";
      this.#send(refusal(this.#reader, 400, detail, { connection: "close" }), "none");
      return;
    }
    const report = reportTo(this.#handling.log, this.#id);
    const asked = {
      request: this.#request,
      target: this.#target,
      host,
      client: this.#client,
      report,
    };
    const found = await findAnswer(asked, this.#sources);
    if ("file" in found) await this.#sendFile(found.file);
    else this.#send(found.answer, found.cached);
  }

  /** What nobody foresaw: a line in the log and a refusal that names it. */
  fail(error: unknown): void {
    const { log } = this.#handling;
    // Node destroys a request by itself once its body has been read.
    if (this.#response.destroyed) {
      log.debug({ requestId: this.#id, err: error }, "The visitor went away.");
      return;
    }
    reportTo(log, this.#id).error(error);
    if (this.#response.headersSent) this.#response.destroy();
    else this.#send(unexpected(this.#reader, this.#id), "none");
  }

  #send(answer: Answer, cached: CacheState): void {
    const sending = { now: this.#sources.clock(), headers: this.#headers(contentType(answer)) };
    this.#tell(send(this.#request, this.#response, answer, sending), cached);
  }

  async #sendFile(path: string): Promise<void> {
    const response = this.#response;
    response.setHeaders(new Map(Object.entries(this.#headers(fileType(path)))));
    try {
      await this.#handling.sendFile(this.#request, response, path);
    } catch (error) {
      if (response.headersSent || response.destroyed) throw error;
      // A build that was taken away, or a condition that does not hold.
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      const status = error instanceof Error && "status" in error ? Number(error.status) : 500;
      const isGone = status === 404 || status === 412;
      if (!isGone) throw error;
      this.#send(refusal("person", status, "The file is not here in this form."), "none");
      return;
    }
    const isEmpty = response.statusCode === 304 || this.#request.method === "HEAD";
    this.#tell(isEmpty ? 0 : Number(response.getHeader("content-length") ?? 0), "none");
  }

  /**
   * Those of the path, the id, and of answers made of the dataset that it may have been replaced
   * meanwhile. Parts of pages are many, and go without the latter.
   */
  #headers(type: string): Record<string, string> {
    const secure = this.#sources.origin?.startsWith("https:") ?? false;
    const headers = pathHeaders(this.#path, type, secure);
    if (isPart(type)) return headers;
    headers["x-request-id"] = this.#id;
    const since = this.#handling.staleSince();
    if (since !== null && ["page", "data", "api"].includes(this.#kind)) {
      headers["x-almanac-stale"] = `since=${new Date(since).toISOString()}`;
    }
    return headers;
  }

  get #path(): string {
    return "fault" in this.#target ? sentPath(this.#request.url ?? "") : this.#target.pathname;
  }

  get #reader() {
    return isApiPath(this.#path) ? "program" : "person";
  }

  get #kind() {
    const target = "fault" in this.#target ? undefined : this.#target;
    return routeKind(target, (path) => this.#sources.files.has(path));
  }

  /** Counts the request and writes its line to the log. */
  #tell(bytes: number, cache: CacheState): void {
    const { log, metrics } = this.#handling;
    const ms = performance.now() - this.#started;
    const { method = "" } = this.#request;
    const { statusCode: status } = this.#response;
    metrics?.count({ kind: this.#kind, method, status, seconds: ms / 1000, source: cache });
    const path = this.#path.slice(0, LONGEST_LOGGED);
    // Asked every few seconds by whoever watches the process.
    const level = path === "/healthz" || path === "/readyz" ? "debug" : "info";
    log[level]({
      requestId: this.#id,
      client: this.#client,
      method,
      path,
      status,
      ms: Math.round(ms * 100) / 100,
      bytes,
      cache,
    });
  }
}

type CacheState = Parameters<Metrics["count"]>[0]["source"];

// Invented addresses of any length must not fill the log.
const LONGEST_LOGGED = 200;

/** A trusted proxy's own id, so that its log and ours can be read together, or a new one. */
function requestId({ headers }: IncomingMessage, trustProxy: number): string {
  const given = headers["x-request-id"];
  return trustProxy > 0 && typeof given === "string" && /^[\w.-]{1,64}$/.test(given)
    ? given
    : randomUUID();
}
