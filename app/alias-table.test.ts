import fc from "fast-check";
import { expect, test } from "vitest";
import { firstNamedPath, hasAliases, linkedAddress, redirectTarget } from "./alias-table.ts";
import { siteRoutes } from "./site-map.ts";

const fixed = siteRoutes().filter(({ path }) => !/[:*]/.test(path));

test("every name of a page leads to its first name, and a first name to itself", () => {
  for (const { path, canonical, redirect } of fixed) {
    if (redirect !== undefined) continue;
    expect(firstNamedPath(`/${path}`)).toBe(`/${canonical}`);
    expect(firstNamedPath(`/${canonical}`)).toBe(`/${canonical}`);
  }
});

test.each([
  ["/prayer/info/festival-1", "/prayers/info/festival-1"],
  ["/prayer-tracker/info/info", "/prayers/info/info"],
  ["/prayers/info/info", "/prayers/info/info"],
  ["/prayers/nothing/info", "/prayer/nothing/info"],
  ["/prayer/info/a/b", "/prayer/info/a/b"],
  ["/prayer/info/", "/prayer/info/"],
  ["/nowhere", "/nowhere"],
  ["/api/prayer", "/api/prayer"],
  ["/", "/"],
])("%s is asked of the router as %s", (path, first) => {
  expect(firstNamedPath(path)).toBe(first);
});

test("a path of any make is answered, and its first name stays", () => {
  const segment = fc.oneof(
    fc.constantFrom("prayer", "prayers", "info", "ema", "__proto__", "constructor", ""),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(segment), (segments) => {
      const first = firstNamedPath(`/${segments.join("/")}`);
      expect(firstNamedPath(first)).toBe(first);
    }),
  );
});

test.each([
  ["/forever-prayer", "/prayer/forever-prayer"],
  ["/prayer-list", "/prayers"],
  ["/prayer-list/info/a", "/prayers/info/a"],
  ["/chara/ritual-prayer/date-order", "/prayer/ritual-prayer/date-order"],
  ["/prayer-lists", undefined],
  ["/chara", undefined],
])("%s is redirected to %s", (path, target) => {
  expect(redirectTarget(path)).toBe(target);
});

test("no redirect leads to another name or to a further redirect", () => {
  for (const { path, redirect } of siteRoutes()) {
    if (redirect === undefined) continue;
    const target = redirectTarget(`/${path}`) ?? "";
    expect(redirectTarget(target)).toBeUndefined();
    expect(firstNamedPath(target)).toBe(target);
  }
});

test.each([
  ["/characters", true],
  ["/prayers/info/festival-1", true],
  ["/offline", false],
  ["/nowhere", false],
])("%s has other names: %s", (path, expected) => {
  expect(hasAliases(path)).toBe(expected);
});

test.each([
  ["/chara?character=l1-reimu#top", "/characters?character=l1-reimu#top"],
  ["/Updates/#entry-3", "/update-log#entry-3"],
  ["/forever-prayer?id=2", "/prayer/forever-prayer?id=2"],
  ["/api/Characters/", "/api/Characters/"],
  ["/?a=1", "/?a=1"],
  ["/images/prayers/A", "/images/prayers/A"],
])("a link to %s leads to %s", (address, linked) => {
  expect(linkedAddress(address)).toBe(linked);
});
