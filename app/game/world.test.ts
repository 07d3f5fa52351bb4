import { expect, test } from "vitest";
import { arcNameOf } from "./world.ts";

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
