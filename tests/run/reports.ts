import { readFile, rm } from "node:fs/promises";
import { z } from "zod";
import type { Counts } from "./counts.ts";

const amount = z.int().nonnegative();

const vitestReport = z.object({
  numPassedTests: amount,
  numFailedTests: amount,
  numPendingTests: amount,
  numTodoTests: amount,
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
});

const playwrightReport = z.object({
  stats: z.object({ expected: amount, skipped: amount, unexpected: amount, flaky: amount }),
  errors: z.array(z.unknown()),
});

/**
 * Counts of Vitest's JSON report. A file that failed as a whole (it cannot be loaded, a hook threw)
 * has no failed test of its own and counts as one.
 */
export const countsOfVitest = vitestReport.transform((report): Counts => {
  const brokenFiles = report.testResults.filter(
    (file) =>
      file.status === "failed" && file.assertionResults.every(({ status }) => status !== "failed"),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
});

/** Counts of Playwright's JSON report. Faults outside of tests count; a flaky test has failed. */
export const countsOfPlaywright = playwrightReport.transform(
  ({ stats, errors }): Counts => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }),
);

/** Takes away the report of an earlier run, so that it is not read as this one's. */
export async function forgetReport(file: string): Promise<void> {
  await rm(file, { force: true });
}

/** The counts in a report file; undefined, with the reason on standard error, when unreadable. */
export async function readCounts(
  file: string,
  counts: z.ZodType<Counts>,
): Promise<Counts | undefined> {
  try {
    return counts.parse(JSON.parse(await readFile(file, "utf8")));
  } catch (error) {
    process.stderr.write(`The report ${file} cannot be read: ${String(error)}\n`);
    return undefined;
  }
}
