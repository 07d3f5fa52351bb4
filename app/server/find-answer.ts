import type { IncomingMessage } from "node:http";
import { createHeaders } from "@remix-run/node-fetch-server";
import type { Dataset } from "#db/queries/dataset.ts";
import type { Canonicalise, CanonicalUrl } from "./cache/canonical-url.ts";
import type { CachedAnswer, CacheResult, ResponseCache } from "./cache/response-cache.ts";
import type { OwnPictures } from "./files/own-pictures.ts";
import type { StaticFiles } from "./files/static-files.ts";
import { type Answer, makeAnswer } from "./http/answer.ts";
import { asksForPage, type Encoding, encoded, negotiate } from "./http/encoding.ts";
import { readBody } from "./http/read-body.ts";
import { readerOf, refusal } from "./http/refusal.ts";
import {
  type BadTarget,
  isApiPath,
  isPicturePath,
  type RequestTarget,
} from "./http/request-target.ts";
import { preflightHeaders } from "./http/security-headers.ts";
import type { RequestReport } from "./log.ts";
import { noDataset, type OwnAnswers } from "./own-answers.ts";
import type { Render } from "./render.ts";
import type { RollLimit } from "./roll-limit.ts";

/** A request as it is looked at here: read, but for its body. */
export interface Asked {
  readonly request: IncomingMessage;
  readonly target: RequestTarget | BadTarget;
  /** The host that is asked; empty where HTTP/1.0 sends none. */
  readonly host: string;
  /** The address of whoever asks. */
  readonly client: string;
  readonly report: RequestReport;
}

/** An answer, and what the response cache had to do with it; or the path of a file. */
export type Found =
  | { readonly answer: Answer; readonly cached: CacheResult | "none" }
  | { readonly file: string };

/** What answers come from. */
export interface Sources {
  readonly own: OwnAnswers;
  readonly files: Pick<StaticFiles, "has" | "build">;
  readonly pictures: OwnPictures;
  readonly canonicalise: Canonicalise;
  readonly cache: ResponseCache;
  readonly render: Render;
  readonly dataset: () => Dataset | undefined;
  /** Ms since the epoch. */
  readonly clock: () => number;
  /** The site's own address, where it is known. */
  readonly origin: string | undefined;
  /** Absent: nobody is limited. */
  readonly rollLimit?: RollLimit | undefined;
}

const READING = ["GET", "HEAD", "OPTIONS"];

/** The answer to a request: the server's own, a file, a cached one, or one made for it. */
export async function findAnswer(asked: Asked, sources: Sources): Promise<Found> {
  const { request, target, report } = asked;
  const { method = "", headers, url } = request;
  const isReading = method === "GET" || method === "HEAD";
  if (method === "OPTIONS" && url === "*") return alone(allowed(READING));
  if ("fault" in target) return alone(badTarget(target));
  const { pathname, decoded, search, moved, isWhole } = target;
  const picture = isReading && isWhole ? sources.pictures.find(decoded) : undefined;
  if (picture !== undefined) {
    const make = () => sources.pictures.read(picture);
    const key = `own picture ${picture}`;
    return sources.cache.find(key, negotiate(headers), "page", make);
  }
  const own = sources.own(decoded);
  const isFile = isWhole && sources.files.has(decoded);
  if (own || isFile || /^\/(assets|builds)\//.test(decoded)) {
    if (!isReading) return alone(notRead(request, pathname, READING));
    if (isFile) return { file: decoded };
    return alone(own ?? refusal("person", 404, "There is no such file."));
  }
  if (moved !== undefined) return alone(movedTo(moved + search));
  const dataset = sources.dataset();
  // One address for people and programs; the page is not for who takes anything.
  const page = pathname === "/api" && !asksForPage(headers) ? "/api/index.json" : pathname;
  const known = sources.canonicalise(page, search, dataset);
  if (method === "OPTIONS" || !known.methods.includes(method)) {
    return alone(notRead(request, pathname, known.methods));
  }
  if (!dataset) return alone(noDataset(readerOf(pathname)));
  return isReading
    ? read(known, dataset, negotiate(headers), report, sources)
    : alone(await submit(known, search, dataset, asked, sources));
}

/** One answer serves everybody: nothing of the visitor's request reaches React Router. */
export function read(
  { url, share }: CanonicalUrl,
  dataset: Dataset,
  encoding: Encoding,
  report: RequestReport,
  {
    cache,
    render,
    files,
    clock,
    origin,
  }: Pick<Sources, "cache" | "render" | "files" | "clock" | "origin">,
): Promise<CachedAnswer> {
  // All that an answer depends on besides the moment.
  const key = `${files.build.id} ${dataset.version} ${dataset.importedAt} ${url}`;
  const make = () => {
    const request = new Request(new URL(url, origin ?? "http://localhost"));
    return render({ request, dataset, now: clock(), report });
  };
  return cache.find(key, encoding, share, make);
}

/** Hands on what was sent to a page or a call. */
async function submit(
  { path }: CanonicalUrl,
  search: string,
  dataset: Dataset,
  { request, host, client, report }: Asked,
  { render, clock, origin, rollLimit }: Sources,
): Promise<Answer> {
  const reader = readerOf(path);
  // The host that was asked serves one purpose: React Router compares it with the Origin header.
  const url = URL.parse(path + search, origin ?? `http://${host || "localhost"}`);
  if (!url) return refusal(reader, 400, "The Host header is not a host name.");
  const body = await readBody(request);
  if (!body) {
    const errors = [{ field: "body", message: "may have at most 64 kB" }];
    const headers = { connection: "close" };
    return refusal(reader, 413, "The body may have at most 64 kB.", headers, errors);
  }
  const headers = createHeaders(request);
  // Calls may be sent to from any site: they know nobody, and store nothing.
  if (isApiPath(path)) headers.delete("origin");
  const answer = await render({
    request: new Request(url, { method: "POST", headers, body: new Uint8Array(body) }),
    dataset,
    now: clock(),
    report,
    rolls: rollLimit?.(client),
  });
  return encoded(answer, negotiate(request.headers), "once");
}

/** An answer that is for this request alone. */
function alone(answer: Answer): Found {
  return { answer, cached: "none" };
}

function badTarget({ pathname, status, fault }: BadTarget): Answer {
  return isPicturePath(pathname)
    ? refusal("person", 404, "There is no such picture.")
    : refusal(readerOf(pathname), status, fault);
}

/** The answer to OPTIONS, and to a method that is not possible at a path. */
function notRead(
  { method = "", headers }: IncomingMessage,
  path: string,
  methods: readonly string[],
): Answer {
  if (method === "OPTIONS") return allowed(methods, preflightHeaders(path, methods, headers));
  const allow = methods.join(", ");
  const detail = `${method} is not possible here; possible are ${allow}.`;
  return refusal(readerOf(path), 405, detail, { allow });
}

function allowed(methods: readonly string[], headers: Record<string, string> = {}): Answer {
  const allow = methods.join(", ");
  return makeAnswer({ status: 204, headers: { allow, ...headers }, body: "", cache: "never" });
}

function movedTo(location: string): Answer {
  return makeAnswer({ status: 308, headers: { location }, body: "", cache: "file" });
}
