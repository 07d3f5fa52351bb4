import { floorOfQuery } from "#app/game/tower-floors.ts";
import type { UrlParameter } from "#app/lib/search-params.ts";

/** A floor of the tower in a query; null where none is named. */
export const floorParameter: UrlParameter<number | null> = {
  decode: (values) => floorOfQuery(values[0] ?? null),
  encode: (floor) => (floor === null ? null : String(Math.min(Math.max(floor, 1), HIGHEST))),
};

/** A floor between the lowest and the highest of a tower: beyond them all numbers are one. */
export function boundedFloor(
  floor: number | null,
  floors: readonly { readonly floor: number }[] | undefined,
): number | null {
  if (floor === null || floors === undefined || floors.length === 0) return floor;
  const numbers = floors.map((one) => one.floor);
  return Math.min(Math.max(floor, Math.min(...numbers)), Math.max(...numbers));
}

/** Beyond every tower: the pages clamp to its own highest floor. */
const HIGHEST = 999_999;
