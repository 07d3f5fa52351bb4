import type { ServerResponse } from "node:http";
import type { Logger } from "pino";
import { type ListeningServer, listenOn } from "../listen.ts";
import type { Metrics } from "./metrics.ts";

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
