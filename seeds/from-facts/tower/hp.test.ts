import { expect, test } from "vitest";
import { gaugesOn, hpCurve } from "./hp.ts";
import { RULES } from "./rules.example.ts";

const told = [{ floor: 111, enemies: [{ name: "Reimu Hakurei", hp: 560_000 }] }];

test("the curve goes through the points that the facts tell", () => {
  const curve = hpCurve(RULES, told);
  expect([1, 111, 240].map(curve)).toEqual([100_000, 560_000, 700_000]);
});

test("HP and gauges never fall with the floor", () => {
  const floors = Array.from({ length: 590 }, (_, at) => at + 1);
  const curve = hpCurve(RULES, told);
  const hp = floors.map(curve);
  const gauges = floors.map(gaugesOn);
  expect(hp).toEqual(hp.toSorted((a, b) => a - b));
  expect(gauges).toEqual(gauges.toSorted((a, b) => a - b));
  expect(new Set(gauges)).toEqual(new Set([1, 2, 3, 4, 5]));
});

test("floor 240 has the three gauges that the facts tell", () => {
  expect(gaugesOn(240)).toBe(3);
});
