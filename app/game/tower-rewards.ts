/** An item as one floor gives it. */
export interface GivenAmount {
  readonly floor: number;
  readonly amount: number;
}

/** Floors from the lowest to the highest, both with what they give. */
export interface FloorRange {
  readonly from: number;
  readonly to: number;
}

export function isInRange(floor: number, { from, to }: FloorRange): boolean {
  return from <= floor && floor <= to;
}

/** The entries, each with what it and those before it give together. */
export function withRunningTotals<Entry extends GivenAmount>(
  entries: readonly Entry[],
): (Entry & { readonly total: number })[] {
  let total = 0;
  return entries.map((entry) => {
    total += entry.amount;
    return { ...entry, total };
  });
}

/**
 * A range as it was requested, within the floors from 1 to `last`: an end that is missing is the
 * end of the tower, and ends in the wrong order change places.
 */
export function clampRange(from: number | null, to: number | null, last: number): FloorRange {
  const clamp = (floor: number) => Math.min(Math.max(floor, 1), Math.max(last, 1));
  const ends = [clamp(from ?? 1), clamp(to ?? last)];
  return { from: Math.min(...ends), to: Math.max(...ends) };
}
