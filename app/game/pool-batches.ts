import { isRevealed, nextMoment } from "./reveal.ts";

export interface PoolBatch {
  readonly no: number;
  /** When its characters join, ms since the epoch; null where that is not known. */
  readonly date: number | null;
  readonly characters: readonly string[];
}

/** How far an order of batches has come: by a moment (ms), or up to a batch of this ordinal. */
export type BatchLimit = { readonly moment: number } | { readonly no: number };

/**
 * The ids of the characters of an order's batches up to a limit, by ordinal. A batch without a
 * date has begun at every moment.
 */
export function charactersOfBatches(batches: readonly PoolBatch[], limit: BatchLimit): string[] {
  return batches
    .filter(({ no, date }) => ("no" in limit ? no <= limit.no : isRevealed(date, limit.moment)))
    .toSorted((a, b) => a.no - b.no)
    .flatMap(({ characters }) => characters);
}

/**
 * The moment as of which a prayer draws from batches: now while it runs, its start before that,
 * the last millisecond of it afterwards. Ms since the epoch.
 */
export function drawingMoment(
  { start, end }: { readonly start: number | null; readonly end: number | null },
  now: number,
): number {
  const latest = end === null ? now : Math.min(now, end - 1);
  return start === null ? latest : Math.max(start, latest);
}

/** When a batch next joins, or null; ms since the epoch. */
export function nextBatchMoment(
  batches: readonly Pick<PoolBatch, "date">[],
  now: number,
): number | null {
  return nextMoment(
    batches.map(({ date }) => date),
    now,
  );
}
