import { expect, test } from "vitest";
import { absoluteAddress, withAbsoluteCanonical } from "./site-origin.tsx";

const HTML = '<head><link rel="canonical" href="/prayers?a=1&amp;b=2"/></head>';

test("the canonical link of a document names the site where its address is known", () => {
  expect(withAbsoluteCanonical(HTML, "https://almanac.example")).toBe(
    '<head><link rel="canonical" href="https://almanac.example/prayers?a=1&amp;b=2"/></head>',
  );
});

test("without an address it stays a path", () => {
  expect(withAbsoluteCanonical(HTML, undefined)).toBe(HTML);
  expect(absoluteAddress("/prayers")).toBe("/prayers");
});
