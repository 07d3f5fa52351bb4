import { STATUS_CODES } from "node:http";
import type { Problem } from "#app/contract/problem.ts";
import { type Answer, makeAnswer } from "./answer.ts";

/** An error that the server itself answers: a problem document (RFC 9457), kept by nobody. */
export function problemAnswer(
  status: number,
  detail: string,
  headers: Record<string, string> = {},
): Answer {
  const title = STATUS_CODES[status] ?? "Error";
  const problem: Problem = { type: "about:blank", title, status, detail };
  return makeAnswer({
    status,
    headers: { ...headers, "content-type": "application/problem+json" },
    body: JSON.stringify(problem),
    cache: "never",
  });
}
