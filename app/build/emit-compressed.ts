import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Bytes from which on compression saves more than it costs. */
const SMALLEST = 96;

/**
 * Puts `.br` and `.gz` beside each text of the client, compressed as small as it goes: too slow for
 * a server that somebody waits for, and a tenth less to load on every first visit.
 */
export function emitCompressed(): Plugin {
  return {
    name: "almanac:compressed",
    apply: "build",
    buildApp: {
      // After all environments: the manifest of routes reaches the client's folder with the last of them.
      order: "post",
      async handler({ environments }) {
        const folder = environments.client?.config.build.outDir;
        if (folder === undefined)
          throw new Error("the build has no client whose files to compress");
        const entries = await readdir(folder, { recursive: true, withFileTypes: true });
        for (const entry of entries) {
          if (entry.isFile() && /\.(css|js|svg|json|txt|xml|webmanifest)$/.test(entry.name)) {
            await writeTwins(join(entry.parentPath, entry.name));
          }
        }
      },
    },
  };
}

async function writeTwins(file: string): Promise<void> {
  const text = await readFile(file);
  if (text.length < SMALLEST) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  await Promise.all([
    brotli(text, { params }).then((body) => writeFile(`${file}.br`, body)),
    deflate(text, { level: constants.Z_BEST_COMPRESSION }).then((body) =>
      writeFile(`${file}.gz`, body),
    ),
  ]);
}
