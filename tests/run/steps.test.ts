import { expect, test } from "vitest";
import { chooseSteps } from "./steps.ts";

const names = (wanted: string[]) => chooseSteps(wanted).map((step) => step.name);

test("without names every step runs, in order", () => {
  expect(names([])).toEqual([
    "typecheck",
    "lint",
    "unused",
    "unit",
    "build",
    "integration",
    "browser",
  ]);
});

test.each([
  [["unit"], ["unit"]],
  [["browser"], ["build", "browser"]],
  [
    ["integration", "lint"],
    ["lint", "build", "integration"],
  ],
])("%j runs %j", (wanted, run) => {
  expect(names(wanted)).toEqual(run);
});

test("a name that no step has is refused with those there are", () => {
  expect(() => chooseSteps(["units"])).toThrow(/no step "units".*typecheck, lint/);
});
