import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { countsOfPlaywright, countsOfVitest, forgetReport, readCounts } from "./reports.ts";

const vitestTotals = {
  numPassedTests: 4,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
};
const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
});

test("Vitest's failed tests count, and so does a file that could not be loaded", () => {
  const testResults = [
    file("passed", "passed"),
    file("failed", "passed", "failed"),
    file("failed"),
  ];
  expect(countsOfVitest.parse({ ...vitestTotals, testResults })).toEqual({
    passed: 4,
    failed: 2,
    skipped: 3,
  });
});

test("Playwright's flaky tests and faults outside of tests count as failed", () => {
  const stats = { expected: 7, skipped: 1, unexpected: 2, flaky: 1 };
  expect(countsOfPlaywright.parse({ stats, errors: [{ message: "no server" }] })).toEqual({
    passed: 7,
    failed: 4,
    skipped: 1,
  });
});

test.each([
  ["is not there", undefined],
  ["is cut off", '{"numPassedTests": 4'],
  ["has another shape", "{}"],
])("a report that %s gives no counts and says why", async (_, content) => {
  const path = await reportPath();
  if (content !== undefined) await writeFile(path, content);
  const said = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  expect(await readCounts(path, countsOfVitest)).toBeUndefined();
  expect(said).toHaveBeenCalledWith(expect.stringContaining(`The report ${path} cannot be read`));
});

test("a report of an earlier run is taken away", async () => {
  const path = await reportPath();
  await writeFile(path, JSON.stringify({ ...vitestTotals, testResults: [] }));
  await forgetReport(path);
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  expect(await readCounts(path, countsOfVitest)).toBeUndefined();
});

async function reportPath(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "almanac-report-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, "report.json");
}
