import { z } from "zod";
import type { Call } from "#app/api/call.ts";
import { CALL_GUIDE } from "#app/api/call-guide.ts";
import { operationId, tagOf } from "#app/api/openapi-document.ts";
import { parametersOf } from "#app/api/openapi-schemas.ts";
import type { RequestContext } from "#app/lib/request-context.ts";

type Asked = Pick<RequestContext, "dataset" | "now" | "origin">;

/** What the page says of each call, by the part of the API that it belongs to. */
export function apiReference(calls: readonly Call[], asked: Asked) {
  const groups = Map.groupBy(calls, ({ path }) => tagOf(path));
  return [...groups].map(([name, some]) => ({ name, calls: some.map((one) => told(one, asked)) }));
}

export type ToldCall = ReturnType<typeof apiReference>[number]["calls"][number];

function told(call: Call, asked: Asked) {
  const { path, method = "GET", summary, query, body, answer } = call;
  const { about, example, refusals = {} } = CALL_GUIDE[path] ?? { about: summary };
  const given = example?.(asked);
  const taken = query ?? body;
  return {
    id: operationId(call),
    path,
    method,
    summary,
    about,
    parameters: taken ? parametersOf(taken, given).map(toldParameter) : [],
    fields: answer instanceof z.ZodObject ? Object.keys(answer.shape) : [],
    example: taken && example && !given ? null : toldExample(call, given ?? {}, asked.origin),
    refusals: [
      ...(taken ? [{ status: 400, text: "A parameter is malformed; errors say which." }] : []),
      ...Object.entries(refusals).map(([status, text]) => ({ status: Number(status), text })),
    ],
  };
}

function toldParameter({
  name,
  required,
  description = "",
  schema,
}: ReturnType<typeof parametersOf>[number]) {
  const allowed = Array.isArray(schema.enum) ? schema.enum.map(String) : [];
  const usual = schema.default === undefined ? null : String(schema.default);
  return { name, required, description, allowed, usual };
}

/** An example as an address to open, where one can, and as a line for a terminal. */
function toldExample(
  { path, method }: Call,
  given: Readonly<Record<string, string>>,
  origin = "http://localhost:3000",
) {
  const query = new URLSearchParams(given).toString();
  if (method === "POST") {
    const body = JSON.stringify(given);
    const line = `curl ${origin}${path} -H 'content-type: application/json' -d '${body}'`;
    return { href: null, line };
  }
  const href = query === "" ? path : `${path}?${query}`;
  return { href, line: `curl '${origin}${href}'` };
}
