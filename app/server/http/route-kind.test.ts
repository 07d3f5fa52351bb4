import { expect, test } from "vitest";
import { readRequestTarget } from "./request-target.ts";
import { routeKind } from "./route-kind.ts";

test.each([
  ["/", "page"],
  ["/story-cards?name=a", "page"],
  ["/nowhere", "page"],
  ["/story-cards.data", "data"],
  ["/_.data", "data"],
  ["/api", "api"],
  ["/api/story-cards/get-list", "api"],
  ["/apiary", "page"],
  ["/assets/app-1a2b.css", "asset"],
  ["/favicon.svg", "file"],
  ["/healthz", "own"],
  ["/readyz", "own"],
  ["/builds/latest.json", "own"],
  ["/%ZZ", "none"],
])("%s is of the kind %s", (target, kind) => {
  const read = readRequestTarget(target);
  const known = "fault" in read ? undefined : read;
  expect(routeKind(known, (path) => path === "/favicon.svg")).toBe(kind);
});
