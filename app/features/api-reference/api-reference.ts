import type { Call } from "#app/api/call.ts";
import { CALL_GUIDE } from "#app/api/call-guide.ts";
import { answerReference, FEEDS, operationId, shapesOf, tagOf } from "#app/api/openapi-document.ts";
import { parametersOf } from "#app/api/openapi-schemas.ts";
import type { RequestContext } from "#app/lib/request-context.ts";
import { nameIn, recordsOf } from "./field-rows.ts";

type Asked = Pick<RequestContext, "dataset" | "now" | "origin">;

/** What the page says of each call, by the part of the API that it belongs to, and of each record. */
export function apiReference(calls: readonly Call[], asked: Asked) {
  const { schemas } = shapesOf(calls);
  const groups = Map.groupBy(calls, ({ path }) => tagOf(path));
  return {
    groups: [...groups].map(([name, some]) => ({
      name,
      calls: some.map((one) => describedCall(one, asked, schemas)),
    })),
    feeds: FEEDS.map(({ path, summary }) => ({ path, summary })),
    records: recordsOf(schemas),
  };
}

type Reference = ReturnType<typeof apiReference>;
export type ApiGroup = Reference["groups"][number];
export type DescribedCall = ApiGroup["calls"][number];
export type DescribedRecord = Reference["records"][number];

function describedCall(call: Call, asked: Asked, schemas: ReturnType<typeof shapesOf>["schemas"]) {
  const { path, method = "GET", summary, query, body } = call;
  const { about, example, refusals = {} } = CALL_GUIDE[path] ?? { about: summary };
  const given = example?.(asked);
  const taken = query ?? body;
  return {
    id: operationId(call),
    path,
    method,
    summary,
    about,
    parameters: taken ? parametersOf(taken, given).map(describedParameter) : [],
    answers: answersOf(call, schemas),
    example: taken && example && !given ? null : describedExample(call, given ?? {}),
    refusals: [
      ...(taken ? [{ status: 400, text: "A parameter is malformed; errors say which." }] : []),
      ...Object.entries(refusals).map(([status, text]) => ({ status: Number(status), text })),
    ],
  };
}

/** The records that a call may answer, with their fields. */
function answersOf(call: Call, schemas: ReturnType<typeof shapesOf>["schemas"]) {
  const { $ref } = answerReference(call);
  const alternatives = schemas[nameIn($ref)]?.anyOf?.flatMap((one) => one.$ref ?? []);
  return (alternatives ?? [$ref]).map(nameIn).map((name) => ({
    name,
    fields: Object.keys(schemas[name]?.properties ?? {}),
  }));
}

function describedParameter({
  name,
  required,
  description = "",
  schema,
}: ReturnType<typeof parametersOf>[number]) {
  const allowed = Array.isArray(schema.enum) ? schema.enum.map(String) : [];
  const usual = schema.default === undefined ? null : String(schema.default);
  return { name, required, description, allowed, usual };
}

/** What to ask for as an example: a path with its query, or with what is posted to it. */
function describedExample({ path, method }: Call, given: Readonly<Record<string, string>>) {
  if (method === "POST") return { path, body: JSON.stringify(given) };
  const query = new URLSearchParams(given).toString();
  return { path: query === "" ? path : `${path}?${query}`, body: null };
}
