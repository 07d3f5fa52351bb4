import { describe, expect, test } from "vitest";
import { plainPath, readRequestTarget, sentPath } from "./request-target.ts";

describe("readRequestTarget", () => {
  test.each([
    ["/", "/", ""],
    ["/characters?type=l1", "/characters", "?type=l1"],
    ["/a?", "/a", ""],
    ["/a?b=//c", "/a", "?b=//c"],
    ["/a#b", "/a", ""],
    ["http://other.example/a?b", "/a", "?b"],
    ["/%63hara", "/chara", ""],
    ["/a%2fb", "/a%2Fb", ""],
    ["/a%20b:c@d", "/a%20b:c@d", ""],
    ["/%e6%97%a5", "/%E6%97%A5", ""],
    ["/a?b=%ZZ", "/a", "?b=%ZZ"],
  ])("%s is read as %s%s", (text, pathname, search) => {
    expect(readRequestTarget(text)).toMatchObject({ pathname, search });
  });

  test.each([
    "",
    "*",
    "characters",
    "//host/path",
    "/a//b",
    "http://host",
    "/%ZZ",
    "/%",
    "/%C3",
    "/a\\b",
    "/a%00b",
    "/a%0d%0ab",
    "/a b",
    "/日",
    "/..",
    "/a/../../etc/passwd",
    "/%2e%2e/etc/passwd",
    "/./a",
    `/${"a".repeat(12_000)}`,
  ])("%j is refused", (text) => {
    expect(readRequestTarget(text)).toBeUndefined();
  });
});

test.each([
  ["/api/%ZZ?a=b", "/api/%ZZ"],
  ["/api?a=//b", "/api"],
  ["http://host/api/../a#b", "/api/../a"],
  ["*", "*"],
  ["", ""],
])("the path that was sent in %j is %j", (text, path) => {
  expect(sentPath(text)).toBe(path);
});

describe("plainPath", () => {
  test.each([
    ["/", undefined],
    ["/characters", undefined],
    ["/characters/", "/characters"],
    ["/Characters/L1/", "/characters/l1"],
    ["/%E6%97%A5", undefined],
    ["/A%E6%97%A5", "/a%E6%97%A5"],
    ["/api/worlds/L1", undefined],
    ["/api/worlds/L1/", "/api/worlds/L1"],
    ["/API/worlds", "/api/worlds"],
    ["/assets/Page-AbC.js", undefined],
    ["/_.data", undefined],
    ["/Characters.data", undefined],
    ["/__manifest", undefined],
  ])("%s leads to %s", (path, plain) => {
    expect(plainPath(path)).toBe(plain);
  });
});
