import { expect, test } from "vitest";
import { siteRoutes } from "#app/site-map.ts";
import { BOTTOM_BAR, PLACES, TOP_BAR } from "./navigation.ts";

const labels = (places: readonly { label: string }[]) => places.map(({ label }) => label);

test("the menu lists every place but itself", () => {
  expect(labels(PLACES)).toEqual([
    "Home",
    "Characters",
    "Story Cards",
    "Scarlet Tower",
    "Prayers",
    "My Collection",
    "Update Log",
    "Settings",
  ]);
});

test("the top bar shows the places in the order of the specification, settings apart", () => {
  expect(labels(TOP_BAR)).toEqual([
    "Home",
    "Characters",
    "Story Cards",
    "Scarlet Tower",
    "Prayers",
    "Menu",
    "Update Log",
  ]);
});

test("the bottom bar of a phone has six places", () => {
  expect(BOTTOM_BAR.map(({ short, label }) => short ?? label)).toEqual([
    "Home",
    "Characters",
    "Cards",
    "Prayers",
    "Tower",
    "Menu",
  ]);
});

test("no place lists a page twice", () => {
  for (const { pages = [] } of PLACES) {
    const paths = pages.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  }
});

test("every place and page of the navigation is a page of the site by its canonical path", () => {
  const canonical = new Set(siteRoutes().map((route) => `/${route.canonical}`));
  const named = PLACES.flatMap(({ path, pages = [] }) => [path, ...pages.map((page) => page.path)]);
  expect(named.filter((path) => !canonical.has(path))).toEqual([]);
});
