import { expect, test } from "vitest";
import { ARTWORK_VERSION, imagePath } from "./image-paths.ts";

test("a path names kind, record and variant, and the version of the artwork", () => {
  const version = `?v=${ARTWORK_VERSION}`;
  expect(imagePath("characters", "l1-reimu", "thumbnail")).toBe(
    `characters/l1-reimu/thumbnail${version}`,
  );
  expect(imagePath("story-cards", 42)).toBe(`story-cards/42${version}`);
});

test("an id cannot leave its place in the path", () => {
  expect(imagePath("characters", "../a?b#c", "card")).toMatch(
    /^characters\/\.\.%2Fa%3Fb%23c\/card\?/,
  );
});
