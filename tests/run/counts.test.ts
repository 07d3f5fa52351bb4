import { describe, expect, test } from "vitest";
import { closingLine, countReported, countStatic, exitCode, sum } from "./counts.ts";

const report = (passed: number, failed = 0, skipped = 0) => ({ passed, failed, skipped });

describe("a step without a report is one test", () => {
  test.each([
    [0, report(1)],
    [1, report(0, 1)],
    [null, report(0, 1)],
  ])("exit code %s", (code, counts) => {
    expect(countStatic(code)).toEqual(counts);
  });
});

describe("a step with a report", () => {
  test.each([
    ["passes as counted", { exitCode: 0, report: report(5, 0, 1) }, report(5, 0, 1)],
    ["fails as counted", { exitCode: 1, report: report(5, 2) }, report(5, 2)],
    ["that broke off fails once", { exitCode: 1, report: report(5) }, report(5, 1)],
    ["that a signal ended fails once", { exitCode: null, report: report(5) }, report(5, 1)],
    ["that left no report fails once", { exitCode: 0, report: undefined }, report(0, 1)],
  ])("%s", (_, ending, counts) => {
    expect(countReported(ending)).toEqual(counts);
  });
});

test("the sum adds each kind", () => {
  expect(sum([report(1, 2, 3), report(10, 20, 30)])).toEqual(report(11, 22, 33));
});

test.each([
  [report(12), "12 passed, 0 failed", 0],
  [report(3, 1), "3 passed, 1 failed", 1],
  [report(3, 0, 2), "3 passed, 0 failed, 2 skipped", 0],
  [report(0), "0 passed, 0 failed", 1],
])("%o closes with its line and exit code", (counts, line, code) => {
  expect(closingLine(counts)).toBe(line);
  expect(exitCode(counts)).toBe(code);
});
