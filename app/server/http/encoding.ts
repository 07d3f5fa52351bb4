import type { IncomingHttpHeaders } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip, zstdCompress } from "node:zlib";
import Negotiator from "negotiator";
import type { Answer } from "./answer.ts";

// Densest first: decides between encodings that the client likes equally.
const ENCODINGS = ["br", "zstd", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/**
 * The encoding to send (RFC 9110 §12.5.3). Where the client refuses every one of ours it gets the
 * plain body, which is of more use to it than an error.
 */
export function negotiate(
  headers: Pick<IncomingHttpHeaders, "accept-encoding">,
  offered: readonly Encoding[] = ENCODINGS,
): Encoding {
  if (headers["accept-encoding"] === undefined) return "identity";
  const [best] = new Negotiator({ headers }).encodings([...offered], { preferred: [...ENCODINGS] });
  return offered.find((encoding) => encoding === best) ?? "identity";
}

/** Whether a page is liked better than JSON; browsers do, most programs take either. */
export function asksForPage(headers: Pick<IncomingHttpHeaders, "accept">): boolean {
  if (headers.accept === undefined) return false;
  return new Negotiator({ headers }).mediaType(["application/json", "text/html"]) === "text/html";
}

const brotli = promisify(brotliCompress);
const zstd = promisify(zstdCompress);
const deflate = promisify(gzip);

/**
 * An answer in an encoding, made on another thread; as it is where that would not make it smaller.
 * `kept` takes more time for a body that is sent many times, `once` suits a single sending.
 */
export async function encoded(
  answer: Answer,
  encoding: Encoding,
  effort: "kept" | "once",
): Promise<Answer> {
  if (!answer.compressible) return answer;
  const { body } = answer;
  const kept = effort === "kept";
  switch (encoding) {
    case "identity":
      return answer;
    case "br": {
      const params = {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: kept ? 7 : 4,
        // It models a text's contexts from 1 MiB on; lists of many alike records gain 7 % already.
        [constants.BROTLI_PARAM_SIZE_HINT]:
          body.length < 128 * 1024 ? body.length : Math.max(body.length, 1024 * 1024),
      };
      return { ...answer, encoding, body: await brotli(body, { params }) };
    }
    case "zstd": {
      const params = { [constants.ZSTD_c_compressionLevel]: kept ? 9 : 3 };
      const options = { params, pledgedSrcSize: body.length };
      return { ...answer, encoding, body: await zstd(body, options) };
    }
    case "gzip":
      return { ...answer, encoding, body: await deflate(body, { level: kept ? 7 : 4 }) };
  }
}
