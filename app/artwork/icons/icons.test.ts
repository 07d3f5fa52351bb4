import { expect, test } from "vitest";
import { BANNER_TYPES } from "#app/game/vocabulary/banner-types.ts";
import { svgFaults } from "#tests/fixtures/svg-faults.ts";
import { bannerIcon } from "./crests.ts";
import { itemIcon, itemIds } from "./items.ts";

test("every banner type has a sound icon of its own", () => {
  const icons = BANNER_TYPES.map(({ id }) => bannerIcon(id));
  expect(icons.flatMap(svgFaults)).toEqual([]);
  expect(new Set(icons).size).toBe(icons.length);
});

test("every item has a sound icon of its own", () => {
  const icons = itemIds.map(itemIcon);
  expect(icons.flatMap(svgFaults)).toEqual([]);
  expect(new Set(icons).size).toBe(icons.length);
});

test.each(["nothing", "", "constructor", `"><script>`])("an unknown item %s has one too", (id) => {
  expect(svgFaults(itemIcon(id))).toEqual([]);
  expect(itemIcon(id)).toBe(itemIcon("another unknown one"));
});
