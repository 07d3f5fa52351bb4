import { expect, test } from "vitest";
import { timeToReset } from "./time-to-reset.ts";

test.each([
  ["2026-11-21T00:00:00.000Z", "24:00:00"],
  ["2026-11-21T00:00:00.001Z", "24:00:00"],
  ["2026-11-21T00:00:01.000Z", "23:59:59"],
  ["2026-11-21T18:47:16.000Z", "05:12:44"],
  ["2026-11-21T23:59:59.999Z", "00:00:01"],
])("at %s the reset is %s away", (now, left) => {
  expect(timeToReset(Date.parse(now))).toBe(left);
});
