import { z } from "zod";

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Those among the passed that failed at first and passed when they were tried again. */
  readonly retried: number;
  /** Why tests were skipped, where they say so; each reason once. */
  readonly reasons?: readonly string[];
}

/** A step of which nothing is counted yet. */
export const NONE = { passed: 0, failed: 0, skipped: 0, retried: 0 } satisfies Counts;

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
      retried: 0,
    }),
  );

const suite = z.object({
  get suites() {
    return z.array(suite).default([]);
  },
  specs: z
    .array(
      z.object({
        tests: z.array(
          z.object({
            annotations: z.array(
              z.object({ type: z.string(), description: z.string().optional() }),
            ),
          }),
        ),
      }),
    )
    .default([]),
});

/** What passed on the second try has passed, and is told of; what went wrong outside of tests has failed. */
const playwrightReport = z
  .object({
    stats: z.object({ expected: amount, skipped: amount, unexpected: amount, flaky: amount }),
    errors: z.array(z.unknown()),
    suites: z.array(suite).default([]),
  })
  .transform(({ stats, errors, suites }): Counts => {
    const reasons = [...new Set(suites.flatMap(skipReasons))];
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      skipped: stats.skipped,
      retried: stats.flaky,
      ...(reasons.length > 0 && { reasons }),
    };
  });

function skipReasons({ suites, specs }: z.output<typeof suite>): string[] {
  const annotations = specs.flatMap(({ tests }) => tests.flatMap((test) => test.annotations));
  const own = annotations.flatMap(({ type, description }) =>
    type === "skip" && description ? [description] : [],
  );
  return [...own, ...suites.flatMap(skipReasons)];
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
  return {
    passed: total("passed"),
    failed: total("failed"),
    skipped: total("skipped"),
    retried: total("retried"),
  };
}

/** The last line of a run: "12 passed, 0 failed", with what was skipped or passed late, if anything. */
export function closingLine({ passed, failed, skipped, retried }: Counts): string {
  const parts = [
    `${passed} passed`,
    `${failed} failed`,
    skipped > 0 ? `${skipped} skipped` : "",
    retried > 0 ? `${retried} of the passed on the second try` : "",
  ];
  return parts.filter((part) => part !== "").join(", ");
}
