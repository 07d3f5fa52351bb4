import { expect, test } from "vitest";
import { poolModeAt } from "./pool-mode.ts";

test.each(["standard", "ritual"] as const)("the %s pool has three pages", (mode) => {
  for (const child of ["", "/date-order", "/info"]) {
    expect(poolModeAt(`/prayer/${mode}-prayer${child}`)).toBe(mode);
  }
});

test.each([
  "/prayer/forever-prayer/info",
  "/prayer/nothing/date-order",
  "/prayers",
  "/prayer/standard-prayer/x",
])("%s is no pool: 'props not found!'", (path) => {
  expect(() => poolModeAt(path)).toThrow(
    expect.objectContaining({ data: "There is no such prayer.", init: { status: 404 } }),
  );
});
