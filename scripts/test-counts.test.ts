import { describe, expect, test, vi } from "vitest";
import { closingLine, countOf, sum } from "./test-counts.ts";

const counts = (passed: number, failed = 0, skipped = 0) => ({ passed, failed, skipped });
const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
});
const vitestReport = (...testResults: ReturnType<typeof file>[]) =>
  JSON.stringify({
    numPassedTests: 4,
    numFailedTests: testResults.length > 0 ? 1 : 0,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults,
  });

test.each([
  [0, counts(1)],
  [1, counts(0, 1)],
  [null, counts(0, 1)],
])("a step without a report is one test: exit code %s", (code, expected) => {
  expect(countOf(code)).toEqual(expected);
});

describe("a step with a report", () => {
  test("counts Vitest's failed tests, and a file that could not be loaded", () => {
    const report = vitestReport(file("passed", "passed"), file("failed", "failed"), file("failed"));
    expect(countOf(1, report)).toEqual(counts(4, 2, 3));
  });

  test("counts Playwright's faults outside of tests as failed", () => {
    const stats = { expected: 7, skipped: 1, unexpected: 2, flaky: 0 };
    const report = JSON.stringify({ stats, errors: [{ message: "no server" }] });
    expect(countOf(1, report)).toEqual(counts(7, 3, 1));
  });

  test("tells why Playwright skipped tests, each reason once", () => {
    const skip = (description: string) => ({ type: "skip", description });
    const stats = { expected: 7, skipped: 3, unexpected: 0, flaky: 0 };
    const suites = [
      { suites: [spec("skipped", skip("no Firefox")), spec("skipped", skip("no Firefox"))] },
      spec("skipped", skip("no WebKit"), { type: "slow", description: "a large list" }),
      spec("skipped", { type: "skip" }),
    ];
    expect(countOf(0, JSON.stringify({ stats, errors: [], suites }))).toEqual({
      ...counts(7, 0, 3),
      notes: ["skipped: no Firefox", "skipped: no WebKit"],
    });
  });

  test("names the tests of Playwright that passed only when they were tried again", () => {
    const stats = { expected: 7, skipped: 0, unexpected: 0, flaky: 1 };
    const suites = [{ suites: [spec("expected"), spec("flaky")] }];
    expect(countOf(0, JSON.stringify({ stats, errors: [], suites }))).toEqual({
      ...counts(8, 0, 0),
      notes: ["passed only when tried again: [chromium-phone] a roll is shown"],
    });
  });

  test.each([1, null])("that broke off with %s fails once", (code) => {
    expect(countOf(code, vitestReport())).toEqual(counts(4, 1, 3));
  });

  test.each(["", '{"numPassedTests": 4', "{}"])("that cannot be read fails once: %s", (report) => {
    const said = vi.spyOn(console, "error").mockReturnValue(undefined);
    expect(countOf(0, report)).toEqual(counts(0, 1));
    expect(said).toHaveBeenCalledWith(expect.stringContaining("cannot be read"));
  });
});

test("the sum adds each kind, and the closing line tells of skipped tests where there are any", () => {
  expect(sum([counts(1, 2, 3), counts(10, 20, 30)])).toEqual(counts(11, 22, 33));
  expect(closingLine(counts(12))).toBe("12 passed, 0 failed");
  expect(closingLine(counts(3, 0, 2))).toBe("3 passed, 0 failed, 2 skipped");
});

/** A suite of one test, as Playwright writes it. */
function spec(status: string, ...annotations: object[]) {
  const test = { projectName: "chromium-phone", status, annotations };
  return { specs: [{ title: "a roll is shown", tests: [test] }] };
}
