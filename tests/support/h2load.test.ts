import { expect, test } from "vitest";
import { withWaitsLeftOut } from "./h2load.ts";

test.each([
  ["waits shorter than the interval stand alone", [1, 9.5], [1, 9.5]],
  ["a wait of the interval holds back nothing", [10], [10]],
  ["a longer one held back a request in each interval", [35], [35, 25, 15, 5]],
])("%s", (_, waits, counted) => {
  expect(withWaitsLeftOut(waits, 10)).toEqual(counted);
});
