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

/**
 * The floor of a query: read as `parseInt` does, so that "12abc" is 12. Null where no number
 * begins the text (specification 2 §5: absent means none preselected).
 */
export function floorOfQuery(text: string | null): number | null {
  const floor = Number.parseInt(text?.normalize("NFKC") ?? "", 10);
  return Number.isNaN(floor) ? null : Math.min(FARTHEST, Math.max(-FARTHEST, floor));
}

/** Of a number too long to be one: clamped like any other, at both ends. */
const FARTHEST = Number.MAX_VALUE;

/** What stays in the floor selector while one types: digits only, of any width (specification 2 §5). */
export function floorDigits(typed: string): string {
  return typed.normalize("NFKC").replaceAll(/\D/g, "").slice(0, 9);
}

/**
 * The floor that is shown for a requested one: clamped to the lowest and highest of `floors`, which
 * ascend; where the tower has a gap, the next floor below it. Null for a tower without floors.
 */
export function clampFloor(floors: readonly number[], asked: number): number | null {
  return floors.findLast((floor) => floor <= asked) ?? floors[0] ?? null;
}

/** What the floor selector submits: nothing for an empty field, else the clamped floor. */
export function submittedFloor(floors: readonly number[], typed: string): number | null {
  const digits = floorDigits(typed);
  return digits === "" ? null : clampFloor(floors, Number(digits));
}

/** The floors before and after one, which need not be among `floors` itself; they ascend. */
export function floorsBeside(
  floors: readonly number[],
  floor: number,
): { readonly below: number | null; readonly above: number | null } {
  return {
    below: floors.findLast((one) => one < floor) ?? null,
    above: floors.find((one) => one > floor) ?? null,
  };
}
