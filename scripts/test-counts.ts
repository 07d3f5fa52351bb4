import { z } from "zod";

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Why tests were skipped, each reason once, and which passed only when they were tried again. */
  readonly notes?: readonly string[];
}

/** A step of which nothing is counted yet. */
export const NONE = { passed: 0, failed: 0, skipped: 0 } satisfies Counts;

const amount = z.int().nonnegative();

/** A file that failed as a whole (a hook threw, say) has no failed test of its own and counts as one. */
const vitestReport = z
  .object({
    numPassedTests: amount,
    numFailedTests: amount,
    numPendingTests: amount,
    numTodoTests: amount,
    testResults: z.array(
      z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
    ),
  })
  .transform(
    (report): Counts => ({
      passed: report.numPassedTests,
      failed:
        report.numFailedTests +
        report.testResults.filter(
          ({ status, assertionResults }) =>
            status === "failed" && assertionResults.every((each) => each.status !== "failed"),
        ).length,
      skipped: report.numPendingTests + report.numTodoTests,
    }),
  );

const suite = z.object({
  get suites() {
    return z.array(suite).default([]);
  },
  specs: z
    .array(
      z.object({
        title: z.string(),
        tests: z.array(
          z.object({
            projectName: z.string(),
            status: z.string(),
            annotations: z.array(
              z.object({ type: z.string(), description: z.string().optional() }),
            ),
          }),
        ),
      }),
    )
    .default([]),
});

/** A test that passed when it was tried again is named; what went wrong outside of tests has failed. */
const playwrightReport = z
  .object({
    stats: z.object({ expected: amount, skipped: amount, unexpected: amount, flaky: amount }),
    errors: z.array(z.unknown()),
    suites: z.array(suite).default([]),
  })
  .transform(({ stats, errors, suites }): Counts => {
    const notes = [...new Set(suites.flatMap(notesOf))];
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      skipped: stats.skipped,
      ...(notes.length > 0 && { notes }),
    };
  });

function notesOf({ suites, specs }: z.output<typeof suite>): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ projectName, status, annotations }) => [
      ...(status === "flaky" ? [`passed only when tried again: [${projectName}] ${title}`] : []),
      ...annotations.flatMap(({ type, description }) =>
        type === "skip" && description ? [`skipped: ${description}`] : [],
      ),
    ]),
  );
  return [...own, ...suites.flatMap(notesOf)];
}

const reports = z.union([vitestReport, playwrightReport]);

/**
 * What a step counts for, by its exit code (null when a signal ended it) and the text of its report.
 * Without one it is one test; a step that broke off, or whose report cannot be read, fails once more.
 */
export function countOf(exitCode: number | null, report?: string): Counts {
  if (report === undefined)
    return { ...NONE, passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1 };
  const counts = parsed(report);
  if (!counts) return { ...NONE, failed: 1 };
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function parsed(report: string): Counts | undefined {
  try {
    return reports.parse(JSON.parse(report));
  } catch (error) {
    console.error(`The step's report cannot be read: ${String(error)}`);
    return undefined;
  }
}

export function sum(counts: readonly Counts[]): Counts {
  const total = (key: keyof typeof NONE) => counts.reduce((all, each) => all + each[key], 0);
  return { passed: total("passed"), failed: total("failed"), skipped: total("skipped") };
}

/** The last line of a run: "12 passed, 0 failed", and skipped ones where there are any. */
export function closingLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
