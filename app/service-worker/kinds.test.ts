import { expect, test } from "vitest";
import { kindOf } from "./kinds.ts";

test.each([
  ["/assets/root-abc.js", "no-cors", "asset"],
  ["/img/bg-home.webp", "no-cors", "picture"],
  ["/images/characters/a/full", "navigate", "picture"],
  ["/", "navigate", "page"],
  ["/story-cards", "navigate", "page"],
  ["/story-cards.data", "cors", "data"],
  ["/__manifest", "cors", "data"],
  ["/api/story-cards/get-list", "cors", "data"],
  ["/api/story-cards/get-list", "navigate", "page"],
  ["/readyz", "cors", "other"],
  ["/builds/latest.json", "cors", "other"],
  ["/story-cards", "cors", "other"],
  ["/manifest.webmanifest", "cors", "other"],
] as const)("%s asked for by %s is %s", (path, mode, kind) => {
  expect(kindOf(path, mode)).toBe(kind);
});
