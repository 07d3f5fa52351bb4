import { STATUS_CODES } from "node:http";
import type { Problem } from "#app/contract/problem.ts";

/** An error answer of the API (RFC 9457). `detail` is a sentence for the caller. */
export function problemResponse(
  status: number,
  detail: string,
  { errors, headers = {} }: { errors?: Problem["errors"]; headers?: Record<string, string> } = {},
): Response {
  const title = STATUS_CODES[status] ?? "Error";
  const body: Problem = { type: "about:blank", title, status, detail, ...(errors && { errors }) };
  return Response.json(body, {
    status,
    headers: { ...headers, "content-type": "application/problem+json" },
  });
}
