import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { hasAliases } from "#app/alias-table.ts";
import { ListedContext } from "#app/components/character/listed-context.ts";
import { FirstNameContext } from "#app/layout/first-name.tsx";
import { HoldsSamplesContext } from "#app/layout/sample-strip.tsx";
import { SiteOriginContext, withAbsoluteCanonical } from "#app/layout/site-origin.tsx";
import { BuildIdContext } from "#app/layout/visit/document-build.ts";
import { ClockOffsetContext } from "#app/lib/clock-offset.tsx";
import { type RequestContext, requestContext } from "#app/lib/request-context.ts";
import { RequestIdContext } from "#app/lib/request-reference.tsx";
import { type ListedById, listedAt } from "#app/presenters/listed-characters.ts";
import { holdsSamples } from "#app/presenters/samples.ts";
import { reportOf } from "#app/server/log.ts";

/** Ms after which the router gives up what loaders promised: later than the document is. */
export const streamTimeout = 60_000;

/**
 * Renders a whole document before the first byte is sent, so that its status is right whatever
 * fails and its inline scripts can be hashed.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8");
  return new Promise((resolve, reject) => {
    const report = reportOf(context);
    const answer = context.get(requestContext);
    let isShellReady = false;
    let failed = false;
    let isOverTime = false;
    const { pipe, abort } = renderToPipeableStream(
      <RequestIdContext value={status < 500 ? null : report.requestId}>
        <ClockOffsetContext value={answer?.clockOffset ?? 0}>
          <SiteOriginContext value={answer?.origin}>
            <BuildIdContext value={answer?.buildId}>
              <FirstNameContext value={firstNameOf(request)}>
                <HoldsSamplesContext value={answer !== null && holdsSamples(answer.dataset)}>
                  <ListedContext value={{ of: listedOf(answer), isAll: true }}>
                    <ServerRouter context={routerContext} url={request.url} />
                  </ListedContext>
                </HoldsSamplesContext>
              </FirstNameContext>
            </BuildIdContext>
          </SiteOriginContext>
        </ClockOffsetContext>
      </RequestIdContext>,
      {
        // Of a longer document React would hold parts back, for a script to put in their places.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellReady() {
          isShellReady = true;
        },
        onShellError(error: unknown) {
          stopTime();
          if (isOverTime) resolve(tooBusy());
          else reject(error);
        },
        onError(error: unknown) {
          failed = true;
          // What breaks the shell comes to handleError, and is logged there.
          if (isShellReady) {
            report.error(error);
          }
        },
        onAllReady() {
          stopTime();
          if (isOverTime) {
            resolve(tooBusy());
            return;
          }
          const html = collect((body) =>
            resolve(
              new Response(withLateModules(withAbsoluteCanonical(body, answer?.origin)), {
                status: failed ? 500 : status,
                headers,
              }),
            ),
          );
          pipe(html);
        },
      },
    );
    const stopTime = afterTurns(() => {
      isOverTime = true;
      abort(new Error("Rendering took too long."));
    });
  });
}

/**
 * A document whose modules wait for its styles and faces, so that it is drawn sooner. The router's
 * `<Scripts>` names them without a priority, and takes none.
 */
function withLateModules(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '$& fetchpriority="low"');
}

/** Looks up what lists show of characters, from when the first is looked up. */
function listedOf(answer: RequestContext | null): ListedById {
  let listed: ListedById | undefined;
  return (id) => {
    if (answer === null) return;
    listed ??= listedAt(answer.dataset, answer.now);
    return listed(id);
  };
}

/** The path of a page that has other names, under which its document may be asked for. */
function firstNameOf({ url }: Request): string | undefined {
  const { pathname } = new URL(url);
  return hasAliases(pathname) ? pathname : undefined;
}

/** What the server makes a refusal of. */
function tooBusy(): Response {
  return new Response(null, { status: 503 });
}

const TURN_MS = 100;
const MOST_TURNS = 60;

/**
 * Runs after six seconds in which the process was free to go on: each tenth counts once it is this
 * code's turn, so that the wait for the processor is no part of them. Gives what calls it off.
 */
function afterTurns(run: () => void): () => void {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
    if (turns < MOST_TURNS) return;
    clearInterval(timer);
    run();
  }, TURN_MS);
  return () => clearInterval(timer);
}

function collect(done: (html: string) => void): Writable {
  const chunks: Uint8Array[] = [];
  return new Writable({
    write(chunk: Uint8Array, _encoding, written) {
      chunks.push(chunk);
      written();
    },
    final(finished) {
      done(Buffer.concat(chunks).toString());
      finished();
    },
  });
}

/** Logs unexpected errors; a path that does not exist is none. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isExpected = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !isExpected) {
    const cause = isRouteErrorResponse(error) && "error" in error ? error.error : undefined;
    reportOf(context).error(cause ?? error);
  }
};
