import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const faces = ["app/layout/styles/fonts.css", "app/layout/japanese/japanese-fonts.css"].flatMap(
  (file) => readFileSync(file, "utf8").match(/@font-face\s*\{[^}]*\}/g) ?? [],
);
const familyOf = (face: string) => /font-family:\s*"([^"]+)"/.exec(face)?.[1] ?? "";
const fetched = faces.filter((face) => face.includes("url("));

test("every face that is fetched takes its place however late it comes", () => {
  expect(fetched.length).toBeGreaterThan(2);
  expect(fetched.filter((face) => !/font-display:\s*swap/.test(face))).toEqual([]);
});

test("what stands in for a Latin face is stretched to its measures", () => {
  const latin = fetched.filter((face) => face.includes("-latin-"));
  for (const family of new Set(latin.map(familyOf))) {
    const standIn = faces.find((face) => familyOf(face) === `${family} Fallback`);
    for (const measure of ["size-adjust", "ascent-override", "descent-override"]) {
      expect(standIn, family).toContain(measure);
    }
  }
});
