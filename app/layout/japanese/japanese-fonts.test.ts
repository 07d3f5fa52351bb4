import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sheet = readFileSync("app/layout/japanese/japanese-fonts.css", "utf8");

// Without a slice a sign is drawn in the reader's own face amid ours, or not at all.
test.each(["Shippori Mincho", "Zen Kaku Gothic New"])(
  "every sign in the site's own words has a slice of %s (else run make.py)",
  (family) => {
    const own = new Set(ownWords().match(/[\u3041-\u30ff\u4e00-\u9fff]/g));
    expect(own.size).toBeGreaterThan(100);
    const known = signsOf(family);
    expect([...own].filter((sign) => !known.has(sign))).toEqual([]);
  },
);

function ownWords(): string {
  return globSync("app/**/*.{ts,tsx}")
    .filter((path) => !/\.test\.|\/artwork\/|\/features\/dev\/|\/text-match\//.test(path))
    .map((path) => readFileSync(path, "utf8"))
    .join("");
}

function signsOf(family: string): Set<string> {
  const faces = sheet.split("@font-face").filter((face) => face.includes(`"${family}"`));
  const ranges = faces.flatMap((face) => [...face.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)]);
  const signs = new Set<string>();
  for (const [, from = "", to = from] of ranges) {
    for (let point = Number.parseInt(from, 16); point <= Number.parseInt(to, 16); point += 1) {
      signs.add(String.fromCodePoint(point));
    }
  }
  return signs;
}
