import { isRevealed } from "./reveal.ts";

export interface DatedFloor {
  readonly floor: number;
  /** Ms since the epoch; a floor without a date is released, as a card is. */
  readonly release: number | null;
}

/** The highest floor that is released at `now`; 0 where none is. */
export function highestReleasedFloor(floors: readonly DatedFloor[], now: number): number {
  return floors
    .filter(({ release }) => isRevealed(release, now))
    .reduce((highest, { floor }) => Math.max(highest, floor), 0);
}
