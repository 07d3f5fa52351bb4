import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { answerContext, beginAnswer } from "#app/request/answer-context.ts";
import { type RollAllowance, rollAllowanceContext } from "#app/request/roll-allowance.ts";
import { type RequestReport, reportContext } from "#app/server/report-context.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import type { Answer } from "./http/answer.ts";
import { readResponse } from "./http/read-response.ts";
import { unexpected } from "./http/refusal.ts";
import { isApiPath } from "./http/request-target.ts";

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

/**
 * Makes answers with React Router. `origin` is the site's own address, where it is known;
 * `clockOffset` are the ms that the site's clock is ahead of the real time; `buildId` is that of
 * `/builds/latest.json`.
 */
export function renderer(
  build: ServerBuild,
  {
    origin,
    clockOffset = 0,
    buildId,
  }: { origin: string | undefined; clockOffset?: number; buildId?: string },
): (job: RenderJob) => Promise<Answer> {
  const handle = createRequestHandler(build, "production");
  const secure = origin?.startsWith("https:") ?? false;
  return async ({ request, dataset, now, report, rolls }) => {
    const { context, until } = beginAnswer(dataset, now, { origin, clockOffset, buildId });
    const provider = new RouterContextProvider();
    provider.set(answerContext, context);
    provider.set(reportContext, report);
    if (rolls) provider.set(rollAllowanceContext, rolls);
    const response = await handle(request, provider);
    if (response.status >= 500 && !response.headers.get("content-type")?.match(DESCRIBED)) {
      const isApi = isApiPath(new URL(request.url).pathname);
      return unexpected(isApi ? "program" : "person", report.requestId);
    }
    const answer = await readResponse(response, request, { secure, until });
    return answer.status < 500
      ? answer
      : { ...answer, headers: { ...answer.headers, "x-request-id": report.requestId } };
  };
}

// Whatever else React Router says of a failure is a bare word without the reference.
const DESCRIBED = /^(text\/html|text\/x-script|application\/problem\+json)/;
