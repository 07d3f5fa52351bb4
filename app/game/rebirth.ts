import type { DateMode } from "./date-format.ts";

export interface Rebirth {
  /** Whether it counts as a rebirth (Rein) character, dated or not. */
  readonly isFr: boolean;
  /** The day of its rebirth, ms since the epoch, also while it lies ahead. */
  readonly fr: number | null;
  readonly frDateMode: DateMode;
}

/**
 * A character's rebirth, from the batch that it is reborn with. Without a batch its own mark
 * counts, and there is no date to show.
 */
export function rebirthOf(
  hasRebirth: boolean,
  batch: { readonly date: number | null; readonly dateMode: DateMode } | undefined,
): Rebirth {
  if (batch) {
    return { isFr: true, fr: batch.date, frDateMode: batch.dateMode };
  }
  return { isFr: hasRebirth, fr: null, frDateMode: hasRebirth ? "no-date" : "none" };
}

/**
 * How far a rebirth has come: available once its date has passed, otherwise upcoming
 * (specification 1 §4). One without a date carries its badge alone and counts as available.
 */
export function rebirthState(
  { isFr, fr }: Pick<Rebirth, "isFr" | "fr">,
  now: number,
): "available" | "upcoming" | null {
  if (!isFr) {
    return null;
  }
  return fr === null || fr <= now ? "available" : "upcoming";
}
