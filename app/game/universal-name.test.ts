import { expect, test } from "vitest";
import { arcNameOf, universalName, worldInWords } from "./universal-name.ts";

test.each([
  ["the plain name in L1", "L1", "Shrine maiden", "Reimu Hakurei"],
  ["the plain name without a world", null, null, "Reimu Hakurei"],
  ["the arc name in an A world", "A6", null, "Reimu Hakurei (Scarlet)"],
  ["the arc name behind marks of the world code", "A12&", null, "Reimu Hakurei (Fantastic)"],
  ["the arc name of a world between two arcs", "A7.5&", null, "Reimu Hakurei (Cherry Blossom)"],
  ["the world code of an arc without a name", "A14", "A title", "Reimu Hakurei (A14)"],
  ["the world code of an A world without a number", "AA", null, "Reimu Hakurei (AA)"],
  ["the English title in other worlds", "B3", "Lunar guest", "Reimu Hakurei (Lunar guest)"],
  ["the world code where the title is missing", "F1;4", null, "Reimu Hakurei (F1;4)"],
])("shows %s", (_, world, titleEn, expected) => {
  expect(universalName({ nameEn: "Reimu Hakurei", titleEn, world })).toBe(expected);
});

test.each([
  [6, "Scarlet"],
  [7, "Cherry Blossom"],
  [8, "Eternal"],
  [9, "Flower"],
  [10, "Faith"],
  [11, "Subterranean"],
  [12, "Fantastic"],
  [13, "Desires"],
  ...[1, 2, 3, 4, 5, 14, 15].map((arc) => [arc, undefined] as const),
] as const)("the arc of A%i is called %s", (arc, name) => {
  expect(arcNameOf(`A${arc}`)).toBe(name);
});

test.each(["L1", "B6", "6", "XA6", ""])("the world %j has no arc", (world) => {
  expect(arcNameOf(world)).toBeUndefined();
});

test.each([
  ["L1", "Original world (L1)"],
  ["A7.5&", "Cherry Blossom world (A7.5&)"],
  ["A99", "World A99"],
  ["C5>", "World C5>"],
])("world %s is called %s", (world, words) => {
  expect(worldInWords(world)).toBe(words);
});
