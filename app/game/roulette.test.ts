import { expect, test } from "vitest";
import { rouletteAt } from "./roulette.ts";

const roulettes = [{ start: 200 }, { start: 100 }, { start: 300 }];

test.each([
  [50, 100],
  [100, 100],
  [200, 200],
  [250, 200],
  [900, 300],
])("at %i the roulette that began at %i is shown", (now, start) => {
  expect(rouletteAt(roulettes, now)).toEqual({ start });
});

test("where there are no roulettes there is none to show", () => {
  expect(rouletteAt([], 100)).toBeUndefined();
});
