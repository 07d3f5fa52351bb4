import { expect, test } from "vitest";
import { svgFaults } from "#tests/fixtures/svg-faults.ts";
import { background, SECTIONS } from "./background.ts";

test.each(SECTIONS)("the ground of %s is sound, and not the same by night", (section) => {
  const [light, dark] = [background(section, "light"), background(section, "dark")];
  expect([...svgFaults(light), ...svgFaults(dark)]).toEqual([]);
  expect(dark).not.toBe(light);
  expect(background(section, "dark")).toBe(dark);
});
