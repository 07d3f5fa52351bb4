import { LONGEST_FILTER } from "#app/game/filter-language/filter-tree.ts";
import { defineUrlState, textParameter } from "#app/lib/search-params.ts";
import { floorParameter } from "../floor-parameter.ts";

/** What stands in the URL of the rewards page: the range of floors, an end that is null the tower's,
 * and a filter of the items. */
export const rewardsUrl = defineUrlState({
  from: floorParameter,
  to: floorParameter,
  // One more than is read, so that a longer text is refused and not cut.
  q: textParameter({ max: LONGEST_FILTER + 1 }),
});
