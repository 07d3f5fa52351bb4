import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { createRequestContext, requestContext } from "#app/lib/request-context.ts";
import { type RollAllowance, rollAllowanceContext } from "#app/lib/roll-allowance.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { type Answer, type CachePolicy, isPart, makeAnswer } from "./http/answer.ts";
import { BARE_POLICY, contentSecurityPolicy } from "./http/content-security-policy.ts";
import { fullHouse, type Reader, readerOf, unexpected } from "./http/refusal.ts";
import { isEmbedPath } from "./http/request-target.ts";
import { type RequestReport, reportContext } from "./log.ts";
import { RenderLimit } from "./render-limit.ts";

/** What React Router is asked to answer. */
export interface RenderJob {
  readonly request: Request;
  readonly dataset: Dataset;
  /** Ms since the epoch. */
  readonly now: number;
  readonly report: RequestReport;
  /** Absent where nobody is limited, and for what is read. */
  readonly rolls?: RollAllowance | undefined;
}

export type Render = (job: RenderJob) => Promise<Answer>;

/**
 * Makes answers with React Router, few at a time. `origin` is the site's own address, where it is
 * known; `clockOffset` are the ms that the site's clock is ahead of the real time; `buildId` is that
 * of `/builds/latest.json`.
 */
export function createRender(
  build: ServerBuild,
  {
    origin,
    clockOffset = 0,
    buildId,
    limit = new RenderLimit(),
  }: {
    origin: string | undefined;
    clockOffset?: number;
    buildId?: string;
    limit?: RenderLimit;
  },
): Render {
  const handle = createRequestHandler(build, "production");
  const secure = origin?.startsWith("https:") ?? false;

  async function render({ request, dataset, now, report, rolls }: RenderJob): Promise<Answer> {
    const { context, until } = createRequestContext(dataset, now, { origin, clockOffset, buildId });
    const provider = new RouterContextProvider();
    provider.set(requestContext, context);
    provider.set(reportContext, report);
    if (rolls) provider.set(rollAllowanceContext, rolls);
    const reader = readerOf(new URL(request.url).pathname);
    const response = await handle(request, provider);
    if (response.status >= 500 && !response.headers.get("content-type")?.match(DESCRIBED)) {
      return response.status === 503 ? fullHouse(reader) : unexpected(reader, report.requestId);
    }
    const body = Buffer.from(await response.arrayBuffer());
    const headers = readHeaders(response.headers);
    const type = response.headers.get("content-type") ?? "";
    if (!isPart(type)) {
      headers["content-security-policy"] = type.includes("text/html")
        ? contentSecurityPolicy(body.toString(), {
            secure,
            isFramed: response.status === 200 && isEmbedPath(new URL(request.url).pathname),
          })
        : BARE_POLICY;
    }
    headers["cache-tag"] = `dataset-${dataset.version}`;
    if (response.status >= 500) headers["x-request-id"] = report.requestId;
    const cache = cachePolicy(reader, request.method, response);
    return makeAnswer({ status: response.status, headers, body, cache, until: until() });
  }

  return async (job) =>
    (await limit.run(() => render(job))) ?? fullHouse(readerOf(new URL(job.request.url).pathname));
}

// Whatever else React Router says of a failure is a bare word without the reference.
const DESCRIBED = /^(text\/html|text\/x-script|application\/problem\+json)/;

function cachePolicy(reader: Reader, method: string, response: Response): CachePolicy {
  const contentType = response.headers.get("cache-control");
  if (contentType !== null) return contentType.startsWith("public") ? "public" : "own";
  if (method !== "GET" || response.status >= 500) return "never";
  return reader === "program" ? "api" : "page";
}

function readHeaders(headers: Headers): Record<string, string | string[]> {
  const { "content-length": _, ...read } = Object.fromEntries<string | string[]>(headers);
  const cookies = headers.getSetCookie();
  return cookies.length > 0 ? { ...read, "set-cookie": cookies } : read;
}
