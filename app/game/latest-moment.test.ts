import { expect, test } from "vitest";
import { latestMoment } from "./latest-moment.ts";

test.each([
  ["before any moment it is where it began", 150, 100],
  ["at a moment it is that one", 200, 200],
  ["after several it is the last of them", 450, 400],
  ["a clock behind the beginning does not go back", 20, 100],
])("%s", (_, now, moment) => {
  expect(latestMoment(100, [400, null, 200, 50], now)).toBe(moment);
});
