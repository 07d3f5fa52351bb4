import type { ServerResponse } from "node:http";
import type { Logger } from "pino";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { CacheResult } from "./cache/response-cache.ts";
import type { RouteKind } from "./http/request-target.ts";
import { type ListeningServer, listenOn } from "./listen.ts";

/** A request that has been answered. */
export interface Answered {
  readonly kind: RouteKind;
  readonly method: string;
  readonly status: number;
  /** From its headers to the last byte passed to the socket. */
  readonly seconds: number;
  readonly source: CacheResult | "none";
}

/** What is looked at when the metrics are read. */
export interface Observed {
  responseCacheBytes(): number;
  dataset(): { readonly version: number; readonly importedAt: number } | undefined;
  databaseReached(): boolean;
  /** Ms since the epoch. */
  clock(): number;
}

export type Metrics = ReturnType<typeof createMetrics>;

// Node knows some thirty methods, any of which may be asked.
const METHODS = new Set("GET HEAD POST PUT PATCH DELETE OPTIONS".split(" "));
const CACHEABLE: ReadonlySet<RouteKind> = new Set<RouteKind>(["page", "data", "api"]);

/** The numbers of one server, with those that Node keeps of itself. */
export function createMetrics({ responseCacheBytes, dataset, databaseReached, clock }: Observed) {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const requests = new Counter({
    name: "almanac_requests_total",
    help: "Requests answered, by kind of address, method and status.",
    labelNames: ["kind", "method", "status"] as const,
    registers,
  });
  const durations = new Histogram({
    name: "almanac_request_duration_seconds",
    help: "Time from the head of a request to its whole answer.",
    labelNames: ["kind"] as const,
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  const cached = new Counter({
    name: "almanac_response_cache_answers_total",
    help: "Answers that can be cached: from the cache (hit), rendered (miss), or awaited while another request rendered them (joined).",
    labelNames: ["source"] as const,
    registers,
  });
  // Series that are there from the start make the first of each a rise.
  for (const source of ["hit", "miss", "joined"]) cached.inc({ source }, 0);
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge("almanac_response_cache_bytes", "Memory that cached responses take.", responseCacheBytes);
  gauge(
    "almanac_dataset_version",
    "Version of the dataset that is served; 0 for none.",
    () => dataset()?.version ?? 0,
  );
  gauge("almanac_dataset_age_seconds", "Time since the dataset was imported.", () => {
    const { importedAt = Infinity } = dataset() ?? {};
    return Math.max(0, clock() - importedAt) / 1000;
  });
  gauge("almanac_database_reached", "1 when the last look at the database succeeded, else 0.", () =>
    Number(databaseReached()),
  );
  return {
    count({ kind, method, status, seconds, source }: Answered): void {
      requests.inc({ kind, method: METHODS.has(method) ? method : "other", status });
      durations.observe({ kind }, seconds);
      if (source !== "none" && CACHEABLE.has(kind)) cached.inc({ source });
    },
    /** In the text format of Prometheus. */
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}

/**
 * Answers `GET /metrics` on a port of its own, which visitors need not reach.
 * @throws {PortInUseError} when the port cannot be had.
 */
export function listenForScrapes(
  { host, port }: { host: string; port: number },
  metrics: Metrics,
  log: Pick<Logger, "error">,
): Promise<ListeningServer> {
  const names = { host: "METRICS_HOST", port: "METRICS_PORT" };
  return listenOn({ host, port, names }, (request, response) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead || request.url?.split("?", 1)[0] !== "/metrics") {
      say(response, isRead ? 404 : 405, "The metrics are at GET /metrics.\n");
      return;
    }
    metrics.text().then(
      (text) => say(response, 200, text, metrics.contentType),
      (error: unknown) => {
        log.error({ err: error }, "The metrics could not be read.");
        say(response, 500, "The metrics could not be read.\n");
      },
    );
  });
}

/** Node leaves the body out where the request was a HEAD. */
function say(response: ServerResponse, status: number, text: string, type = "text/plain"): void {
  response.writeHead(status, {
    "content-type": type,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    ...(status === 405 && { allow: "GET, HEAD" }),
  });
  response.end(text);
}
