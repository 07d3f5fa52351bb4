import { LONGEST_FILTER } from "#app/game/filter-language/filter-tree.ts";
import { givenOnce, textParameter } from "./search-params.ts";

/**
 * A filter by keys in the URL. One character more than is read stays, so that a longer text is
 * refused by the filter and not cut.
 */
export const filterParameter = {
  ...textParameter({ max: LONGEST_FILTER + 1 }),
  refusal: givenOnce,
};
