import type { PackInstant } from "#db/pack/schema/values.ts";
import { dayBetween, releaseOn } from "../sample-dates.ts";

/** All floors of the tower, the last ten of which are still to come at the import. */
export const FLOORS = 590;
const FLOORS_TO_COME = 10;

/** The first floors come together, the others ten at a time. */
const FIRST_FLOORS = 100;
const BLOCK = 10;

const FIRST_DAY = "2021-11-16";
const LAST_DAY = "2026-10-20";

/** Days after the import on which the last ten floors come, lowest floor first. */
const DAYS_TO_COME = ["5d", "5d", "5d", "8d", "8d", "12d", "15d", "15d", "19d", "26d"];

/** The sample release of a floor. */
export function towerReleaseOf(floor: number): PackInstant {
  const toCome = DAYS_TO_COME[floor - (FLOORS - FLOORS_TO_COME) - 1];
  if (toCome !== undefined) return { in: toCome, at: "05:00" };
  const blocks = (FLOORS - FLOORS_TO_COME - FIRST_FLOORS) / BLOCK;
  const block = Math.max(0, Math.ceil((floor - FIRST_FLOORS) / BLOCK));
  return releaseOn(dayBetween(FIRST_DAY, LAST_DAY, block / blocks));
}
