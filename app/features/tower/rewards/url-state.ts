import { floorOfQuery } from "#app/game/tower-floors.ts";
import { defineUrlState } from "#app/url-state/url-state.ts";

/** What stands in the URL of the rewards page: the range of floors that is summed up. */
export const rewardsUrl = defineUrlState({ from: endParameter(), to: endParameter() });

/** An end of the range; null is the tower's own. */
function endParameter() {
  return {
    decode: (values: readonly string[]) => floorOfQuery(values[0] ?? null),
    encode: (floor: number | null) =>
      floor === null ? null : String(Math.min(Math.max(floor, 1), HIGHEST)),
  };
}

const HIGHEST = 999_999;
