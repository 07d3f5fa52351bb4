import { STATUS_CODES } from "node:http";
import type { Problem } from "#app/api-schemas/problem.ts";

/** An error answer of the API (RFC 9457). `detail` is a sentence for the caller. */
export function problemResponse(
  status: number,
  detail: string,
  { errors, headers = {} }: { errors?: Problem["errors"]; headers?: Record<string, string> } = {},
): Response {
  return Response.json(problemBody(status, detail, errors), {
    status,
    headers: { ...headers, "content-type": "application/problem+json" },
  });
}

function problemBody(status: number, detail: string, errors?: Problem["errors"]): Problem {
  const title = STATUS_CODES[status] ?? "Error";
  return { type: "about:blank", title, status, detail, ...(errors && { errors }) };
}
