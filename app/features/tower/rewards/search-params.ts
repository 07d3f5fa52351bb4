import { filterParameter } from "#app/lib/filter-parameter.ts";
import { defineUrlState } from "#app/lib/search-params.ts";
import { floorParameter } from "../floor-parameter.ts";

/** What stands in the URL of the rewards page: the range of floors, an end that is null the tower's,
 * and a filter of the items. */
export const rewardsUrl = defineUrlState({
  from: floorParameter,
  to: floorParameter,
  q: filterParameter,
});
