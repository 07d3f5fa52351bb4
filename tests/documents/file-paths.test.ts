import { glob, readFile } from "node:fs/promises";
import { expect, test } from "vitest";

const sources = "{app,db,scripts,seeds,tests}/**/*.{ts,tsx,mjs}";

/** A folder with a space or an umlaut stands in a URL as %20 and the like, which is no path. */
test("no file's path is taken from a URL's pathname, nor a file's URL put together by hand", async () => {
  const wrong: string[] = [];
  for await (const file of glob([sources, "*.ts"])) {
    if (file === "tests/documents/file-paths.test.ts") continue;
    const text = await readFile(file, "utf8");
    if (/import\.meta\.url\)\s*\.pathname|`file:\/\//.test(text)) wrong.push(file);
  }
  expect(wrong).toEqual([]);
});
