import { z } from "zod";
import { calendarQuery } from "#app/api-schemas/calendar.ts";
import { problem } from "#app/api-schemas/problem.ts";
import type { Call } from "./call.ts";

/**
 * The OpenAPI 3.1 document of the calls made from their schemas. `origin` is
 * the site's own address, where it is known.
 */
export function openApiDocument(calls: readonly Call[], origin: string | undefined) {
  return {
    openapi: "3.1.0",
    info: {
      title: "LostWord Almanac",
      version: "1",
      description:
        "Read-only data of a fan site for Touhou LostWord. Instants are milliseconds since the epoch, UTC; what is unknown is null. Pictures (image, img, thumbnail and the like) are paths relative to /images/, which other sites may show.",
      license: { name: "MIT", identifier: "MIT" },
    },
    ...(origin && { servers: [{ url: origin }] }),
    paths: {
      ...Object.fromEntries(calls.map((call) => [call.path, pathItem(call)])),
      ...Object.fromEntries(FEEDS.map((feed) => [feed.path, feedItem(feed)])),
    },
    components: { schemas: { Problem: schemaOf(problem) } },
  };
}

/** What programs subscribe to, beside the calls. */
const FEEDS = [
  {
    path: "/calendar.ics",
    summary: "What comes and goes in the game, as a calendar (RFC 5545)",
    type: "text/calendar",
    query: calendarQuery,
  },
  { path: "/feed.atom", summary: "The update log (RFC 4287)", type: "application/atom+xml" },
  {
    path: "/prayers.atom",
    summary: "Prayers that have begun, the newest first (RFC 4287)",
    type: "application/atom+xml",
  },
] as const;

function feedItem(feed: (typeof FEEDS)[number]) {
  const { path, summary, type } = feed;
  return {
    get: {
      operationId: path.slice(1).replace(".", "-"),
      summary,
      ...("query" in feed && { parameters: parametersOf(feed.query) }),
      responses: {
        200: { description: "The feed", content: { [type]: { schema: { type: "string" } } } },
        default: ERROR,
      },
    },
  };
}

const ERROR = {
  description: "An error",
  content: {
    "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } },
  },
};

function pathItem({ method, summary, query, body, answer, path }: Call) {
  const operation = {
    operationId: path.slice("/api/".length).replaceAll("/", "-"),
    summary,
    ...(query && { parameters: parametersOf(query) }),
    ...(body && { requestBody: { required: true, content: contentOf(body) } }),
    responses: {
      200: {
        description: "The answer",
        content: { "application/json": { schema: schemaOf(answer) } },
      },
      default: ERROR,
    },
  };
  return method === "POST" ? { post: operation } : { get: operation };
}

/** A body can be sent as JSON or, with the same fields, as a form. */
function contentOf(body: z.ZodObject) {
  const schema = schemaOf(body);
  return { "application/json": { schema }, "application/x-www-form-urlencoded": { schema } };
}

function parametersOf(query: z.ZodObject) {
  return Object.entries(query.shape).map(([name, field]) => ({
    name,
    in: "query",
    required: !z.safeParse(field, undefined).success,
    schema: schemaOf(field),
  }));
}

function schemaOf(schema: z.core.$ZodType) {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: "draft-2020-12", io: "input" });
  return rest;
}
