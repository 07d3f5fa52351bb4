import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { KNOWN_SIGNS } from "./known-signs.ts";

test("every sign on a slip, a seal or the menu has an outline, and no other has (else run make.py)", () => {
  const files = ["app/navigation.ts", ...globSync("app/{features,layout}/**/*.{ts,tsx}")];
  const sources = files
    .filter((path) => !path.includes(".test."))
    .map((path) => readFileSync(path, "utf8"));
  const texts = sources.flatMap((source) =>
    [...source.matchAll(/title: "([^"]+)", stamp: "([^"]+)"|sign: "([^"]+)"|sign="([^"]+)"/g)].map(
      (found) => found.slice(1).join(""),
    ),
  );
  expect(texts.length).toBeGreaterThan(10);
  const missing = [...new Set(texts.join(""))].filter((sign) => !KNOWN_SIGNS.includes(sign));
  expect(missing).toEqual([]);
  // Every page fetches the drawing.
  const unused = Array.from(KNOWN_SIGNS).filter((sign) => !texts.join("").includes(sign));
  expect(unused).toEqual([]);
});

test("every known sign stands in the drawing", () => {
  const drawing = readFileSync("app/layout/japanese/signs.svg", "utf8");
  const missing = Array.from(KNOWN_SIGNS).filter(
    (sign) => !drawing.includes(`id="s-${sign.codePointAt(0)?.toString(16)}"`),
  );
  expect(missing).toEqual([]);
});
