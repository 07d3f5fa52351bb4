export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** How a step's process ended: `exitCode` is null when a signal ended it. */
export interface Ending {
  readonly exitCode: number | null;
  /** What its report counts; undefined when there is none that can be read. */
  readonly report: Counts | undefined;
}

const onePassed: Counts = { passed: 1, failed: 0, skipped: 0 };
export const oneFailed: Counts = { passed: 0, failed: 1, skipped: 0 };
export const oneSkipped: Counts = { passed: 0, failed: 0, skipped: 1 };

/** What a step without a report counts for: it is one test. */
export function countStatic(exitCode: number | null): Counts {
  return exitCode === 0 ? onePassed : oneFailed;
}

/** What a step with a report counts for. A step that broke off counts as a failure of its own. */
export function countReported({ exitCode, report }: Ending): Counts {
  if (!report) return oneFailed;
  const brokeOff = exitCode !== 0 && report.failed === 0;
  return brokeOff ? { ...report, failed: 1 } : report;
}

export function sum(counts: readonly Counts[]): Counts {
  return {
    passed: total(counts, "passed"),
    failed: total(counts, "failed"),
    skipped: total(counts, "skipped"),
  };
}

/** The last line of a run: "12 passed, 0 failed", and skipped ones where there are any. */
export function closingLine({ passed, failed, skipped }: Counts): string {
  const line = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}

/** A run that tested nothing is no success. */
export function exitCode({ passed, failed }: Counts): 0 | 1 {
  return failed === 0 && passed > 0 ? 0 : 1;
}

function total(counts: readonly Counts[], key: keyof Counts): number {
  return counts.reduce((sumSoFar, each) => sumSoFar + each[key], 0);
}
