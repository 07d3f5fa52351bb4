import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { reportTo } from "#app/server/report-context.ts";
import { type FoundAnswer, findAnswer, fresh } from "./find-answer.ts";
import { clientAddress } from "./http/client-address.ts";
import { unexpected } from "./http/refusal.ts";
import { isApiPath, sentPath } from "./http/request-target.ts";
import type { RouteKind } from "./http/route-kind.ts";
import { type Sending, send } from "./http/send.ts";
import type { Reception } from "./reception.ts";
import type { ResolvedTarget } from "./resolve-target.ts";

/** Answers every request of the site and writes one line about each to the log. */
export function requestListener(reception: Reception): RequestListener {
  const { site, resolve, baseOf, requestIdOf } = reception;

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const started = performance.now();
    const requestId = requestIdOf(request.headers["x-request-id"]);
    const text = request.url ?? "";
    const target = resolve(text);
    const sending: Sending = {
      now: site.clock(),
      base: baseOf(target?.kind ?? (isApiPath(sentPath(text)) ? "api" : "none")),
      own: ownHeaders(requestId, target?.kind, site.staleSince()),
    };
    const asked = { request, response, target, requestId, started };
    const failed = (error: unknown) => fail(asked, error, sending, reception);
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
      return bytes.then((count) => tell(reception, asked, count, source));
    }
    tell(reception, asked, bytes, source);
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

function tell(
  reception: Reception,
  { request, response, target, requestId, started }: Asked,
  bytes: number,
  source: FoundAnswer["source"],
): void {
  reception.tell({
    requestId,
    client: clientAddress(request, reception.site.config.trustProxy),
    method: request.method ?? "",
    target,
    status: response.statusCode,
    started,
    bytes,
    source,
  });
}

/** What nobody foresaw: a line in the log and a refusal that names it. */
function fail(asked: Asked, error: unknown, sending: Sending, reception: Reception): void {
  const { site } = reception;
  const { request, response, target, requestId } = asked;
  // Node destroys a request by itself once its body has been read.
  if (response.destroyed) {
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
  tell(reception, asked, 0, "none");
}

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
