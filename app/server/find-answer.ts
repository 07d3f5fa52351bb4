import type { IncomingMessage } from "node:http";
import { createHeaders } from "@remix-run/node-fetch-server";
import { ROLL_CALL } from "#app/api/roll-call.ts";
import type { RequestReport } from "#app/server/report-context.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { ownPictureAnswer } from "./files/own-pictures.ts";
import type { Found } from "./held/held-answers.ts";
import { Sendable } from "./held/sendable.ts";
import { type Answer, makeAnswer } from "./http/answer.ts";
import { clientAddress } from "./http/client-address.ts";
import { METHODS } from "./http/methods.ts";
import { readBody } from "./http/read-body.ts";
import { type Reader, refusal } from "./http/refusal.ts";
import { isApiPath, isPicturePath, sentPath } from "./http/request-target.ts";
import { noDataset, ownAnswer } from "./own-answers.ts";
import { isRecordPicture, pictureDirectly } from "./picture.ts";
import type { ResolvedTarget } from "./resolve-target.ts";
import { rollDirectly } from "./roll.ts";
import type { Site } from "./site.ts";

export type FoundAnswer = Pick<Found, "sendable"> & { readonly source: Found["source"] | "none" };

const READING = ["GET", "HEAD", "OPTIONS"];

/**
 * The answer to a request: the server's own, a file, a held page, or one made for it alone. What is
 * at hand is given at once, without a promise.
 */
export function findAnswer(
  request: IncomingMessage,
  target: ResolvedTarget | undefined,
  site: Site,
  report: RequestReport,
): FoundAnswer | Promise<FoundAnswer> {
  const method = request.method ?? "";
  if (!METHODS.has(method)) {
    return fresh(notThisMethod("program", method, target?.methods ?? READING));
  }
  if (!target) {
    return fresh(noAddress(sentPath(request.url ?? "")));
  }
  const reader = readerOf(target.pathname);
  const isReading = method === "GET" || method === "HEAD";
  const own = ownAnswer(target.decoded, site);
  const picture = isReading ? site.ownPictures.find(target.decoded) : undefined;
  if (picture !== undefined) {
    return site.held.find(pictureKey(picture), () => ownPictureAnswer(picture));
  }
  const file = site.files.byPath.get(target.decoded);
  if (own || file || /^\/(assets|builds)\//.test(target.decoded)) {
    if (!isReading) {
      return fresh(notThisMethod(reader, method, READING));
    }
    return file
      ? { sendable: file, source: "hit" }
      : fresh(own ?? refusal("person", 404, "There is no such file."));
  }
  if (target.plain !== undefined) {
    return fresh(movedTo(target.plain + target.search));
  }
  if (!target.methods.includes(method) || method === "OPTIONS") {
    return fresh(notThisMethod(reader, method, target.methods));
  }
  return isReading
    ? read(target, reader, site, report)
    : submit(request, target, reader, site, report);
}

/**
 * The file or the held answer for whoever reads a target, as `findAnswer` would find it; undefined
 * where there is none at hand, or none that everybody gets.
 */
export function atHand(target: ResolvedTarget, site: Site): Sendable | undefined {
  const picture = site.ownPictures.find(target.decoded);
  if (picture !== undefined) return site.held.get(pictureKey(picture));
  if (target.kind === "own") return undefined;
  if (target.kind === "asset" || target.kind === "file") {
    return site.files.byPath.get(target.decoded);
  }
  const dataset = site.dataset();
  return dataset && target.plain === undefined && target.methods.includes("GET")
    ? site.held.get(heldKey(target, dataset, site))
    : undefined;
}

function heldKey(target: ResolvedTarget, dataset: Dataset, site: Site): string {
  const known = keys.get(target);
  if (known?.dataset === dataset) return known.key;
  const key = `${site.files.build.id} ${dataset.version} ${dataset.importedAt} ${target.url}`;
  keys.set(target, { dataset, key });
  return key;
}

/** The key of each target that is remembered; there is one build in a process. */
const keys = new WeakMap<ResolvedTarget, { readonly dataset: Dataset; readonly key: string }>();

function pictureKey(file: string): string {
  return `own picture ${file}`;
}

/** One answer serves everybody: nothing of the visitor's request reaches React Router. */
function read(
  target: ResolvedTarget,
  reader: Reader,
  site: Site,
  report: RequestReport,
): FoundAnswer | Promise<FoundAnswer> {
  const dataset = site.dataset();
  if (!dataset) {
    return fresh(noDataset(reader));
  }
  const key = heldKey(target, dataset, site);
  const held = site.held.get(key);
  if (held) {
    return { sendable: held, source: "hit" };
  }
  const request = () => new Request(new URL(target.url, site.config.origin ?? "http://localhost"));
  const make = () =>
    isRecordPicture(target.pathname)
      ? pictureDirectly(request(), dataset)
      : site.render({ request: request(), dataset, now: site.clock(), report });
  return site.held.find(key, make, { isInvented: target.isInvented });
}

async function submit(
  request: IncomingMessage,
  target: ResolvedTarget,
  reader: Reader,
  site: Site,
  report: RequestReport,
): Promise<FoundAnswer> {
  const dataset = site.dataset();
  // The host that was asked serves one purpose: React Router compares it with the Origin header.
  const base = site.config.origin ?? `http://${request.headers.host ?? "localhost"}`;
  const url = URL.parse(target.path + target.search, base);
  // A host with a user before it makes an address, but none that a request may have.
  if (url?.username !== "" || url.password !== "") {
    return fresh(refusal(reader, 400, "The Host header is not a host name."));
  }
  const body = await readBody(request);
  if (!body) {
    const errors = [{ field: "body", message: "may have at most 64 kB" }];
    const headers = { connection: "close" };
    return fresh(refusal(reader, 413, "The body may have at most 64 kB.", headers, errors));
  }
  if (!dataset) {
    return fresh(noDataset(reader));
  }
  const now = site.clock();
  const rolls = site.rollLimit?.(clientAddress(request, site.config.trustProxy));
  if (target.url === ROLL_CALL) {
    const contentType = request.headers["content-type"] ?? "";
    return fresh(await rollDirectly({ contentType, text: body.toString(), dataset, now, rolls }));
  }
  const job = new Request(url, {
    method: request.method ?? "POST",
    headers: createHeaders(request),
    body: new Uint8Array(body),
  });
  return fresh(await site.render({ request: job, dataset, now, report, rolls }));
}

export function fresh(answer: Answer): FoundAnswer {
  return { sendable: new Sendable(answer, "once"), source: "none" };
}

function noAddress(path: string): Answer {
  return isPicturePath(path)
    ? refusal("person", 404, "There is no such picture.")
    : refusal(readerOf(path), 400, "This is not an address that a page or a call could have.");
}

function readerOf(path: string): Reader {
  return isApiPath(path) ? "program" : "person";
}

function notThisMethod(reader: Reader, method: string, allowed: readonly string[]): Answer {
  const allow = allowed.join(", ");
  return method === "OPTIONS"
    ? makeAnswer({ status: 204, headers: { allow }, body: "", cache: "never" })
    : refusal(reader, 405, `${method} is not possible here; possible are ${allow}.`, { allow });
}

function movedTo(location: string): Answer {
  return makeAnswer({ status: 308, headers: { location }, body: "", cache: "file" });
}
