import { expect, test } from "vitest";
import { kindOf } from "./kinds.ts";

test.each([
  ["/assets/root-abc.js", "no-cors", null, "file"],
  ["/img/bg-home.webp", "no-cors", "image/webp,*/*", "file"],
  ["/images/characters/a/full", "navigate", "text/html,*/*", "file"],
  ["/", "navigate", "text/html,*/*", "page"],
  ["/story-cards", "navigate", "text/html,*/*", "page"],
  ["/story-cards", "cors", "text/html", "page"],
  ["/story-cards", "cors", "*/*", "other"],
  ["/story-cards.data", "cors", "*/*", "data"],
  ["/api/story-cards/get-list", "cors", null, "data"],
  ["/api/story-cards/get-list", "navigate", "text/html,*/*", "page"],
  ["/search-index.json", "cors", "*/*", "data"],
  ["/collection-records.json", "cors", "*/*", "data"],
  ["/listed-characters.json", "cors", "*/*", "data"],
  ["/collection-pools.json", "cors", "*/*", "data"],
  ["/readyz", "cors", "application/json", "other"],
  ["/builds/latest.json", "cors", "*/*", "other"],
  ["/manifest.webmanifest", "cors", "*/*", "other"],
] as const)("%s asked for by %s, accepting %s, is a %s", (path, mode, accept, kind) => {
  expect(kindOf(path, { mode, accept })).toBe(kind);
});
