import { floorOfQuery } from "#app/game/tower-floors.ts";
import type { UrlParameter } from "#app/url-state/url-state.ts";

/** A floor of the tower in a query; null where none is named. */
export const floorParameter: UrlParameter<number | null> = {
  decode: (values) => floorOfQuery(values[0] ?? null),
  encode: (floor) => (floor === null ? null : String(Math.min(Math.max(floor, 1), HIGHEST))),
};

/** Beyond every tower: the pages clamp to its own highest floor. */
const HIGHEST = 999_999;
