import type { z } from "zod";
import { calendarQuery } from "#app/api-schemas/calendar.ts";
import { problem } from "#app/api-schemas/problem.ts";
import type { RequestContext } from "#app/lib/request-context.ts";
import type { Call } from "./call.ts";
import { CALL_GUIDE } from "./call-guide.ts";
import { componentsOf, parametersOf, referenceTo } from "./openapi-schemas.ts";
import { pascalCase } from "./schema-names.ts";

/** What the whole API promises, for the document and the page about it. */
export const API_PROMISE = {
  version: "1.0.0",
  versions:
    "This is version 1. Within a version fields, calls and values of lists may come, and none goes or changes its meaning: a program that passes over what it does not know keeps working. What would break one gets a new version beside this one.",
  values:
    "Instants are milliseconds since the epoch, UTC; what is unknown is null. Where a record has the id of a character alone, /api/characters/chronological has the names. Pictures (image, img, thumbnail and the like) are paths relative to /images/, which other sites may show. Calls do not mark what is sample data; the files of /data do, by sample and sampleFields.",
  errors:
    "Errors are problem documents (RFC 9457, application/problem+json). A malformed query is a 400 whose errors name each parameter and what is allowed; what does not exist is a 404; another method is a 405 with Allow.",
  caching:
    "Every answer has an ETag: send it back as If-None-Match and a 304 costs nothing. Cache-Control says until when an answer is right; browsers keep it at most a minute. Answers are compressed with Brotli, zstd or gzip. While the site's database is away answers go on and carry X-Almanac-Stale.",
  access:
    "No key; any site may ask (CORS), with any header. Rolls are limited, 30 in ten seconds from one address where the operator sets nothing else, and the proxy of a site may limit the rest, usually to 20 addresses with a query a second: a 429 says in Retry-After after how many seconds to come back. Answers hold characters and cards that pages still hide; isReleased, spoiler and dates tell which.",
} as const;

type Asked = Pick<RequestContext, "dataset" | "now" | "origin">;

/**
 * The OpenAPI 3.1 document of the calls made from their schemas, with examples that the dataset
 * answers, and the site's own address where it is known.
 */
export function openApiDocument(calls: readonly Call[], asked: Asked) {
  const { origin } = asked;
  const { version, ...promises } = API_PROMISE;
  return {
    openapi: "3.1.0",
    info: {
      title: "LostWord Almanac",
      version,
      summary: "Data of a fan site for Touhou LostWord",
      description: Object.values(promises).join("\n\n"),
      license: { name: "MIT", identifier: "MIT" },
    },
    ...(origin && { servers: [{ url: origin }] }),
    security: [],
    tags: TAGS.map(({ name, description }) => ({ name, description })),
    paths: {
      ...Object.fromEntries(calls.map((call) => [call.path, pathItem(call, asked)])),
      ...Object.fromEntries(FEEDS.map((feed) => [feed.path, feedItem(feed)])),
    },
    components: shapesOf(calls),
  };
}

const TAGS = [
  { name: "General", path: /^\/api\/(general|search|oembed)/, description: "The site as a whole." },
  { name: "Characters", path: /^\/api\/characters/, description: "Who there is." },
  { name: "Prayers", path: /^\/api\/prayers/, description: "Banners, their chances, and pulls." },
  { name: "Tower", path: /^\/api\/towers/, description: "Floors of the Scarlet Devil Tower." },
  { name: "Story cards", path: /^\/api\/story-cards/, description: "Cards and who drew them." },
  {
    name: "Fights",
    path: /^\/api\/(attacks|stages|items)/,
    description: "Attacks, battles of the story, and what they give.",
  },
  { name: "Files", path: /^\/.+\.csv$/, description: "Lists as tables." },
  { name: "Feeds", path: /^\/[^/]+$/, description: "What programs subscribe to." },
] as const;

/** The part of the API that a path belongs to. */
export function tagOf(path: string): string {
  return TAGS.find((tag) => tag.path.test(path))?.name ?? "General";
}

/** `/api/characters/modal` → `characters-modal`. */
export function operationId({ path }: Pick<Call, "path">): string {
  return path.slice("/api/".length).replaceAll("/", "-");
}

/** Lists whose searches are had as tables too. */
const TABLES = [
  "characters",
  "story-cards",
  "story-cards/illustrators",
  "prayers",
  "attacks",
  "stages/scarlet-devil-tower",
  "stages/scarlet-devil-tower/rewards",
];

/** What programs subscribe to or load whole, beside the calls. */
export const FEEDS = [
  {
    path: "/calendar.ics",
    summary: "What comes and goes in the game, as a calendar (RFC 5545)",
    type: "text/calendar",
    query: calendarQuery,
  },
  { path: "/feed.atom", summary: "The update log (RFC 4287)", type: "application/atom+xml" },
  {
    path: "/prayers.atom",
    summary: "Prayers that have begun, the newest first (RFC 4287); takes the query of /prayers",
    type: "application/atom+xml",
  },
  {
    path: "/characters.atom",
    summary: "Characters of a search, the newest first; takes the query of /characters",
    type: "application/atom+xml",
  },
  {
    path: "/story-cards.atom",
    summary: "Story cards of a search, the newest first; takes the query of /story-cards",
    type: "application/atom+xml",
  },
  ...TABLES.map((list) => ({
    path: `/${list}.csv`,
    summary: `What a search of /${list} finds, as a table; takes its query`,
    type: "text/csv",
  })),
] as const;

function feedItem(feed: (typeof FEEDS)[number]) {
  const { path, summary, type } = feed;
  const [noun, how] =
    type === "text/csv" ? ["file", "Load it whole"] : ["feed", "Subscribe to the address"];
  return {
    get: {
      operationId: path.slice(1).replace(/[./]/g, "-"),
      summary,
      description: `${summary}. ${how}; what is hidden on pages is not in it.`,
      tags: [tagOf(path)],
      ...("query" in feed && { parameters: parametersOf(feed.query) }),
      responses: {
        200: { description: `The ${noun}`, content: { [type]: { schema: { type: "string" } } } },
        ...("query" in feed && { 400: refusal("A parameter is malformed.") }),
        405: refusal("Another method."),
      },
    },
  };
}

const refusal = (description: string) => ({
  description,
  content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
});

function pathItem(call: Call, asked: Asked) {
  const { method, summary, query, body, path } = call;
  const { about, example, refusals = {} } = CALL_GUIDE[path] ?? { about: summary };
  const given = example?.(asked) ?? {};
  const operation = {
    operationId: operationId(call),
    summary,
    description: about,
    tags: [tagOf(path)],
    ...(query && { parameters: parametersOf(query, given) }),
    ...(body && { requestBody: { required: true, content: contentOf(body, given) } }),
    responses: {
      200: {
        description: "The answer",
        headers: { ...HEADERS, ...OWN_HEADERS[path] },
        content: { "application/json": { schema: answerReference(call) } },
      },
      ...(method === undefined && { 304: { description: "What you have is still right." } }),
      ...((query || body) && { 400: refusal("A parameter is malformed; `errors` say which.") }),
      ...Object.fromEntries(
        Object.entries(refusals).map(([status, text]) => [
          status,
          { ...refusal(text), ...(COMES_BACK.has(status) && { headers: RETRY_AFTER }) },
        ]),
      ),
      405: refusal("Another method."),
    },
  };
  return method === "POST" ? { post: operation } : { get: operation };
}

const header = (description: string, type = "string") => ({ description, schema: { type } });

const HEADERS = {
  ETag: header("Names this answer, for If-None-Match."),
  "X-Almanac-Stale": header("Since when the answer may be older than the data."),
};

const UNKNOWN = {
  "X-Almanac-Unknown": header("Lists of the answer that are empty as no source tells them."),
};

/** What some calls say beside their documented body. */
const OWN_HEADERS: Partial<Record<string, object>> = {
  "/api/characters/forever-prayer": UNKNOWN,
  "/api/characters/kourindou-roulette": UNKNOWN,
  "/api/characters/modal": {
    "X-Almanac-Sample": header("Fields of the answer that are sample data, parted by commas."),
    "X-Almanac-Enemy": header(
      "The id under which floors of the tower are looked for where the person stands.",
    ),
  },
};

/** Refusals that pass. */
const COMES_BACK: ReadonlySet<string> = new Set(["429", "503"]);
const RETRY_AFTER = { "Retry-After": header("Seconds after which to ask again.", "integer") };

/** A body can be sent as JSON or, with the same fields, as a form. */
function contentOf(body: z.ZodObject, example: Readonly<Record<string, string>>) {
  const described = { schema: referenceTo(body, "RollRequest"), example };
  return { "application/json": described, "application/x-www-form-urlencoded": described };
}

/** The named shapes that answers and bodies are made of. */
export function shapesOf(calls: readonly Call[]) {
  const bodies = calls.flatMap(({ body }) => body ?? []);
  const used: [z.ZodType, string][] = [
    [problem, "Problem"],
    ...calls.map((call): [z.ZodType, string] => [call.answer, answerName(call)]),
    ...bodies.map((body): [z.ZodType, string] => [body, "RollRequest"]),
  ];
  return componentsOf(used, new Set(bodies));
}

/** The shape that a call answers. */
export function answerReference(call: Call): { $ref: string } {
  return referenceTo(call.answer, answerName(call));
}

function answerName(call: Call): string {
  return `${pascalCase(operationId(call))}Answer`;
}
