import fc from "fast-check";
import { expect, test } from "vitest";
import { readRequestTarget, routeKind } from "./request-target.ts";

test.each([
  ["/", "/", ""],
  ["/characters?type=l1", "/characters", "?type=l1"],
  ["/a?", "/a", ""],
  ["/a?b=//c", "/a", "?b=//c"],
  ["/a#b", "/a", ""],
  ["http://other.example/a?b", "/a", "?b"],
  ["http://other.example", "/", ""],
  ["http://other.example?b", "/", "?b"],
  ["/a%2fb", "/a%2Fb", ""],
  ["/a%20b:c@d", "/a%20b:c@d", ""],
  ["/%e6%97%a5", "/%E6%97%A5", ""],
  ["/a?b=%ZZ", "/a", "?b=%ZZ"],
])("%s is read as %s%s and stays", (text, pathname, search) => {
  expect(readRequestTarget(text)).toMatchObject({ pathname, search, moved: undefined });
});

test.each([
  ["*", "*"],
  ["characters", "characters"],
  ["/%ZZ", "/%ZZ"],
  ["/%", "/%"],
  ["/%C3", "/%C3"],
  ["/a\\b", "/a\\b"],
  ["/api/%ZZ?a=b", "/api/%ZZ"],
  ["http://host/api/%ZZ#b", "/api/%ZZ"],
  ["/a%00b", "/a%00b"],
  ["/a%0d%0ab", "/a%0d%0ab"],
  [`/${"a".repeat(12_000)}`, `/${"a".repeat(12_000)}`],
])("%j is refused with a sentence, its path as it was sent", (text, pathname) => {
  expect(readRequestTarget(text)).toEqual({
    pathname,
    status: 400,
    fault: expect.stringMatching(/\.$/),
  });
});

test("a path that is deeper than any route is no page's", () => {
  expect(readRequestTarget(`/characters/${"a/".repeat(5900)}x`)).toMatchObject({ status: 404 });
});

test.each([
  ["/characters/", "/characters"],
  ["/Characters/L1/", "/characters/l1"],
  ["/A%E6%97%A5", "/a%E6%97%A5"],
  ["/api/worlds/L1/", "/api/worlds/L1"],
  ["/API/worlds", "/api/worlds"],
  ["//host/path", "/host/path"],
  ["//", "/"],
  ["/a//b", "/a/b"],
  ["/./a", "/a"],
  ["/a/../../etc/passwd", "/etc/passwd"],
  ["/%2e%2e/etc/passwd", "/etc/passwd"],
  ["//Chara///Chronological//", "/chara/chronological"],
  ["/Forever-Prayer//", "/prayer/forever-prayer"],
  ["//menu.data", "/menu.data"],
  ["/%63haracters", "/characters"],
  ["/characters/info/l1%2dreimu", "/characters/info/l1-reimu"],
  ["/api/general/%7E", "/api/general/~"],
])("%s leads to %s in one step", (path, moved) => {
  expect(readRequestTarget(path)).toMatchObject({ moved });
  expect(readRequestTarget(moved)).toMatchObject({ moved: undefined });
});

test.each(["/assets/Page-AbC.js", "/_.data", "/Characters.data", "/api/worlds/L1"])(
  "%s is exact",
  (path) => {
    expect(readRequestTarget(path)).toMatchObject({ moved: undefined, pathname: path });
  },
);

test("no path leads to another site or in a circle, whatever it is", () => {
  const part = fc.oneof(
    fc.constantFrom("/", "//", ".", "..", "A", "%2F", "\\", "%5C"),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const target = readRequestTarget(`/${parts.join("")}`);
      if ("fault" in target || target.moved === undefined) return;
      expect(target.moved).toMatch(/^\/(?![/\\])/);
      expect(readRequestTarget(target.moved)).toMatchObject({ moved: undefined });
    }),
  );
});

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
  expect(routeKind(readRequestTarget(target), (path) => path === "/favicon.svg")).toBe(kind);
});
