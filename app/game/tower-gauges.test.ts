import fc from "fast-check";
import { expect, test } from "vitest";
import {
  ALL_GAUGES,
  gaugeColour,
  gaugeViewName,
  hpInView,
  isInView,
  nextGaugeView,
  previousGaugeView,
} from "./tower-gauges.ts";

test("three gauges are gone through one by one after all of them, and all come again", () => {
  const views = [ALL_GAUGES];
  for (let step = 0; step < 4; step += 1) views.push(nextGaugeView(views[step] ?? 0, 3));
  expect(views).toEqual([-1, 0, 1, 2, -1]);
});

test("an enemy without gauges is always seen whole", () => {
  expect(nextGaugeView(ALL_GAUGES, 0)).toBe(ALL_GAUGES);
  expect(previousGaugeView(ALL_GAUGES, 0)).toBe(ALL_GAUGES);
});

test("the cycle runs backwards as forwards", () => {
  const cases = fc
    .integer({ min: 1, max: 9 })
    .chain((gauges) => fc.tuple(fc.constant(gauges), fc.integer({ min: -1, max: gauges - 1 })));
  fc.assert(
    fc.property(cases, ([gauges, view]) => {
      expect(previousGaugeView(nextGaugeView(view, gauges), gauges)).toBe(view);
    }),
  );
});

test.each([
  [1, ["green"]],
  [2, ["yellow", "green"]],
  [3, ["red", "yellow", "green"]],
  [5, ["red", "red", "red", "yellow", "green"]],
])("of %i gauges the colours are %j", (gauges, colours) => {
  expect(colours.map((_, index) => gaugeColour(index, gauges))).toEqual(colours);
});

test.each([
  [ALL_GAUGES, 600, "All gauges"],
  [0, 100, "Gauge 1 of 3"],
  [2, 300, "Gauge 3 of 3"],
])("view %i shows %i HP under the name %s", (view, hp, name) => {
  expect(hpInView([100, 200, 300], view)).toBe(hp);
  expect(gaugeViewName(view, 3)).toBe(name);
});

test.each([
  [null, ALL_GAUGES, true],
  [null, 1, true],
  [2, ALL_GAUGES, true],
  [2, 1, true],
  [2, 0, false],
])("what belongs to gauge %j shows in view %i: %j", (gauge, view, shows) => {
  expect(isInView(gauge, view)).toBe(shows);
});
