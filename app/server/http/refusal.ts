import { STATUS_CODES } from "node:http";
import type { Problem } from "#app/api-schemas/problem.ts";
import { type Answer, makeAnswer } from "./answer.ts";
import { BARE_POLICY } from "./content-security-policy.ts";
import { isApiPath } from "./request-target.ts";

/** To programs an error is a problem document (RFC 9457), to a person one sentence. */
export type Reader = "program" | "person";

export function readerOf(path: string): Reader {
  return isApiPath(path) ? "program" : "person";
}

/** An error that the server itself answers, kept by nobody. */
export function refusal(
  reader: Reader,
  status: number,
  detail: string,
  headers: Record<string, string> = {},
  errors?: Problem["errors"],
): Answer {
  const title = STATUS_CODES[status] ?? "Error";
  const problem: Problem = {
    type: "about:blank",
    title,
    status,
    detail,
    ...(errors && { errors }),
  };
  const [type, body] =
    reader === "program"
      ? ["application/problem+json", JSON.stringify(problem)]
      : ["text/plain; charset=utf-8", `${title}\n\n${detail}\n`];
  return makeAnswer({
    status,
    headers: { ...headers, "content-type": type, "content-security-policy": BARE_POLICY },
    body,
    cache: "never",
  });
}

/**
 * For what nobody foresaw: says nothing but where to find it in the log. The reference is of the
 * request that failed, also for those that waited for its answer.
 */
export function unexpected(reader: Reader, requestId: string): Answer {
  return refusal(reader, 500, `The server could not answer this. Reference: ${requestId}.`, {
    "x-request-id": requestId,
  });
}

/** For a request that finds more work under way than the server takes on at once. */
export function fullHouse(reader: Reader): Answer {
  const detail = "More is asked for than the server can answer at once. Try again in a moment.";
  return refusal(reader, 503, detail, { "retry-after": "5" });
}
