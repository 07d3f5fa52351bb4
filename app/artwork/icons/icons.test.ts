import { expect, test } from "vitest";
import { BANNER_TYPES } from "#app/game/vocabulary/banner-types.ts";
import stageItems from "#seeds/stage-items.json" with { type: "json" };
import { svgFaults } from "#tests/fixtures/svg-faults.ts";
import { bannerIcon } from "./crests.ts";
import { itemIcon, itemIds, storyItemIcon } from "./items.ts";

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

test("every item of the story is drawn by what it is, whatever its grade", () => {
  const icons = stageItems.map(({ nameJp }) => storyItemIcon(nameJp));
  expect(icons.flatMap(svgFaults)).toEqual([]);
  expect(icons).not.toContain(itemIcon("nothing"));
  expect(storyItemIcon("龍の巻[初]")).toBe(storyItemIcon("龍の巻[参]"));
});

test.each(["nothing", "", "constructor", `"><script>`])("an unknown item %s has one too", (id) => {
  expect(svgFaults(itemIcon(id))).toEqual([]);
  expect(itemIcon(id)).toBe(itemIcon("another unknown one"));
});
