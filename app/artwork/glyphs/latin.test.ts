import { expect, test } from "vitest";
import { latinLine, latinLines, latinWidth } from "./latin.ts";

test("a text is as wide as its letters", () => {
  expect(latinWidth("Reimu", 100)).toBeCloseTo(
    ["R", "e", "i", "m", "u"].reduce((sum, letter) => sum + latinWidth(letter, 100), 0),
  );
  expect(latinWidth("", 100)).toBe(0);
});

test("letters without an outline take no room and draw nothing", () => {
  expect(latinWidth("霊", 100)).toBe(0);
  expect(latinLine("霊", { x: 0, y: 0, size: 10, fill: "#000" })).not.toContain("<path");
});

test("no text of a record enters the drawing", () => {
  const drawn = latinLine('"><script>', { x: 0, y: 0, size: 10, fill: "#000" });
  expect(drawn).not.toContain("script");
});

test("words are broken into lines that fit, and the last one tells of what is left out", () => {
  const place = { size: 40, width: 300, most: 2 };
  const lines = latinLines("Beautiful Shrine Maiden of Paradise and a Long Title", place);
  expect(lines).toHaveLength(2);
  expect(lines.at(-1)).toMatch(/…$/);
  for (const line of lines) expect(latinWidth(line, 40)).toBeLessThanOrEqual(300);
});

test.each([
  ["a word wider than the line", "W".repeat(80)],
  ["no word at all", "   "],
])("%s still makes a line", (_, text) => {
  const lines = latinLines(text, { size: 40, width: 300, most: 2 });
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(latinWidth(line, 40)).toBeLessThanOrEqual(300);
});
