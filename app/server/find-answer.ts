import type { IncomingMessage } from "node:http";
import { createHeaders } from "@remix-run/node-fetch-server";
import type { RequestReport } from "#app/server/report-context.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { cacheKey, shareOf } from "./cache/cache-key.ts";
import type { Canonicalise, CanonicalUrl } from "./cache/canonical-url.ts";
import type { CacheResult, ResponseCache } from "./cache/response-cache.ts";
import type { OwnPictures } from "./files/own-pictures.ts";
import type { StaticFiles } from "./files/static-files.ts";
import { type Answer, makeAnswer } from "./http/answer.ts";
import { encoded } from "./http/encode.ts";
import { METHODS } from "./http/methods.ts";
import { negotiateEncoding } from "./http/negotiate.ts";
import { readBody } from "./http/read-body.ts";
import { type Reader, refusal } from "./http/refusal.ts";
import {
  type BadTarget,
  isApiPath,
  isPicturePath,
  type RequestTarget,
  sentPath,
} from "./http/request-target.ts";
import { preflightHeaders } from "./http/security-headers.ts";
import { noDataset, type OwnAnswers } from "./own-answers.ts";
import type { RollLimit } from "./roll-limit.ts";
import type { Render } from "./router.ts";

/** A request as it is looked at here: read, but for its body. */
export interface Asked {
  readonly request: IncomingMessage;
  readonly target: RequestTarget | BadTarget;
  /** The host that is asked; empty where HTTP/1.0 tells none. */
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
  const { request, target } = asked;
  const method = request.method ?? "";
  const isReading = method === "GET" || method === "HEAD";
  if (method === "OPTIONS" && request.url === "*") return alone(allowed(READING));
  if ("fault" in target) return alone(badTarget(target, sentPath(request.url ?? "")));
  const { decoded, search } = target;
  const reader = readerOf(target.pathname);
  if (!METHODS.has(method)) return alone(notThisMethod(reader, method, READING));
  const picture = isReading && target.isWhole ? sources.pictures.find(decoded) : undefined;
  if (picture !== undefined) return findPicture(picture, asked, sources);
  const own = sources.own(decoded);
  const isFile = target.isWhole && sources.files.has(decoded);
  if (own || isFile || /^\/(assets|builds)\//.test(decoded)) {
    if (method === "OPTIONS") return alone(preflight(target, READING, request));
    if (!isReading) return alone(notThisMethod(reader, method, READING));
    if (isFile) return { file: decoded };
    return alone(own ?? refusal("person", 404, "There is no such file."));
  }
  if (target.moved !== undefined) return alone(movedTo(target.moved + search));
  const dataset = sources.dataset();
  const known = sources.canonicalise(target.pathname, search, dataset);
  if (method === "OPTIONS") return alone(preflight(target, known.methods, request));
  if (!known.methods.includes(method)) return alone(notThisMethod(reader, method, known.methods));
  if (!isReading) return alone(await submit(known, asked, sources, reader));
  return dataset ? read(known, dataset, asked, sources) : alone(noDataset(reader));
}

/** One answer serves everybody: nothing of the visitor's request reaches React Router. */
async function read(
  known: CanonicalUrl,
  dataset: Dataset,
  { request, report }: Asked,
  { cache, render, files, clock, origin }: Sources,
): Promise<Found> {
  const url = new URL(known.url, origin ?? "http://localhost");
  const { answer, result } = await cache.find(
    cacheKey(known, dataset, files.build.id),
    negotiateEncoding(request.headers),
    shareOf(known),
    () => render({ request: new Request(url), dataset, now: clock(), report }),
  );
  return { answer, cached: result };
}

async function findPicture(
  file: string,
  { request }: Asked,
  { cache, pictures }: Sources,
): Promise<Found> {
  const encoding = negotiateEncoding(request.headers);
  const make = () => pictures.read(file);
  const { answer, result } = await cache.find(`own picture ${file}`, encoding, "page", make);
  return { answer, cached: result };
}

/** Hands on what was sent to a page or a call. */
async function submit(
  { path }: CanonicalUrl,
  { request, target, host, client, report }: Asked,
  { dataset: current, render, clock, origin, rollLimit }: Sources,
  reader: Reader,
): Promise<Answer> {
  // The host that was asked serves one purpose: React Router compares it with the Origin header.
  const base = origin ?? `http://${host || "localhost"}`;
  const url = URL.parse(path + ("search" in target ? target.search : ""), base);
  if (!url) return refusal(reader, 400, "The Host header is not a host name.");
  const body = await readBody(request);
  if (!body) {
    const errors = [{ field: "body", message: "may have at most 64 kB" }];
    const headers = { connection: "close" };
    return refusal(reader, 413, "The body may have at most 64 kB.", headers, errors);
  }
  const dataset = current();
  if (!dataset) return noDataset(reader);
  const headers = createHeaders(request);
  // Calls may be sent to from any site: they know nobody, and store nothing.
  if (isApiPath(path)) headers.delete("origin");
  const answer = await render({
    request: new Request(url, {
      method: request.method ?? "POST",
      headers,
      body: new Uint8Array(body),
    }),
    dataset,
    now: clock(),
    report,
    rolls: rollLimit?.(client),
  });
  return encoded(answer, negotiateEncoding(request.headers), "once");
}

/** An answer that is for this request alone. */
function alone(answer: Answer): Found {
  return { answer, cached: "none" };
}

function badTarget({ status, fault }: BadTarget, path: string): Answer {
  return isPicturePath(path)
    ? refusal("person", 404, "There is no such picture.")
    : refusal(readerOf(path), status, fault);
}

function readerOf(path: string): Reader {
  return isApiPath(path) ? "program" : "person";
}

function preflight(
  { pathname }: RequestTarget,
  methods: readonly string[],
  { headers }: IncomingMessage,
): Answer {
  return allowed(methods, preflightHeaders(pathname, methods, headers));
}

function allowed(methods: readonly string[], headers: Record<string, string> = {}): Answer {
  const allow = methods.join(", ");
  return makeAnswer({ status: 204, headers: { allow, ...headers }, body: "", cache: "never" });
}

function notThisMethod(reader: Reader, method: string, methods: readonly string[]): Answer {
  const allow = methods.join(", ");
  return refusal(reader, 405, `${method} is not possible here; possible are ${allow}.`, { allow });
}

function movedTo(location: string): Answer {
  return makeAnswer({ status: 308, headers: { location }, body: "", cache: "file" });
}
