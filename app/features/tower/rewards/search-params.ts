import { facetParameter } from "#app/components/filter/facet-parameter.ts";
import { filterParameter } from "#app/lib/filter-parameter.ts";
import { defineUrlState } from "#app/lib/search-params.ts";
import { floorParameter } from "../floor-parameter.ts";
import { ITEM_KEYS } from "./item-keys.ts";

/**
 * What stands in the URL of the rewards page: the range of floors, an end that is null the tower's,
 * and filters of the items.
 */
export const rewardsUrl = defineUrlState({
  from: floorParameter,
  to: floorParameter,
  q: filterParameter,
  kind: facetParameter(ITEM_KEYS, "kind"),
});
