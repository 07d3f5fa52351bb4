import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { fileType } from "#app/server/files/static-files.ts";

const CLIENT = fileURLToPath(new URL("../../build/client", import.meta.url));

test("every text that the site's files hold lies there compressed too, the same text", async () => {
  const entries = await readdir(CLIENT, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const texts = files.filter((file) =>
    /^text\/|javascript|json|xml/.test(fileType(file.replace(/\.(br|gz)$/, ".bin"))),
  );
  const names = texts.map((file) => file.slice(CLIENT.length));
  // Written by three different steps of the build.
  for (const written of [/\/manifest-\w+\.js$/, /^\/sw\.js$/, /\/entry\.client-[\w-]+\.js$/]) {
    expect(names).toContainEqual(expect.stringMatching(written));
  }
  for (const file of texts) {
    const text = await readFile(file);
    if (text.length < 256) continue;
    expect(brotliDecompressSync(await readFile(`${file}.br`)).equals(text), file).toBe(true);
    expect(gunzipSync(await readFile(`${file}.gz`)).equals(text), file).toBe(true);
  }
});
