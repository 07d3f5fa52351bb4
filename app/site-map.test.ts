import { expect, test } from "vitest";
import { siteRoutes } from "./site-map.ts";

const pages = [
  { path: "", module: "home.tsx" },
  {
    path: "characters",
    aliases: ["chara"],
    children: [{ path: "conventional-list", aliases: ["chronological"], module: "list.tsx" }],
  },
];

test("every combination of parent and child names leads to the page, the canonical one first", () => {
  const routes = siteRoutes(pages).filter((route) => route.module === "list.tsx");
  expect(routes.map((route) => route.path)).toEqual([
    "characters/conventional-list",
    "characters/chronological",
    "chara/conventional-list",
    "chara/chronological",
  ]);
  expect(new Set(routes.map((route) => route.canonical))).toEqual(
    new Set(["characters/conventional-list"]),
  );
});

test("a section without a page of its own is no route", () => {
  expect(siteRoutes(pages).map((route) => route.path)).not.toContain("characters");
});

test("no path of the site is given twice", () => {
  const paths = siteRoutes().map((route) => route.path);
  expect(paths).toHaveLength(new Set(paths).size);
});

test.each(["characters", "character-list", "character-tracker", "chara"])(
  "the conventional listing stands under /%s with all its names",
  (parent) => {
    const paths = siteRoutes().map((route) => route.path);
    for (const child of ["conventional-list", "canonical-list", "chronological"]) {
      expect(paths).toContain(`${parent}/${child}`);
    }
  },
);

test("no path of the site has a parameter", () => {
  expect(siteRoutes().filter((route) => /[:*?]/.test(route.path))).toEqual([]);
});
