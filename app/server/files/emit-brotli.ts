import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Plugin } from "vite";

const brotli = promisify(brotliCompress);

/**
 * Puts `.br` beside each script and style of the client, compressed as small as it goes: too slow
 * for a server that somebody waits for, and a tenth less to load on every first visit.
 */
export function emitBrotli(): Plugin {
  return {
    name: "almanac:brotli",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async writeBundle({ dir = "" }, bundle) {
      for (const file of Object.values(bundle)) {
        if (/\.(css|js|svg)$/.test(file.fileName)) {
          const text = Buffer.from(file.type === "chunk" ? file.code : file.source);
          await writeFile(join(dir, `${file.fileName}.br`), await smallest(text));
        }
      }
    },
  };
}

/** Which of the modes does best cannot be told beforehand: that for fonts often beats that for text. */
async function smallest(text: Buffer): Promise<Buffer> {
  const ways = await Promise.all(MODES.map((mode) => compressed(text, mode)));
  return ways.reduce((best, way) => (way.length < best.length ? way : best));
}

const MODES = [
  constants.BROTLI_MODE_GENERIC,
  constants.BROTLI_MODE_TEXT,
  constants.BROTLI_MODE_FONT,
];

function compressed(text: Buffer, mode: number): Promise<Buffer> {
  return brotli(text, {
    params: {
      [constants.BROTLI_PARAM_MODE]: mode,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
}
