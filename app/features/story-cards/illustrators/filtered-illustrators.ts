import { readFilter } from "#app/game/filter-language/apply-filter.ts";
import { countedFacets, meetsFacets } from "#app/game/filter-language/facet-counts.ts";
import type { ShownIllustrator } from "./illustrator-item.tsx";
import { ILLUSTRATOR_KEYS } from "./illustrator-keys.ts";
import { facetsOf, type ListedOrder } from "./search-params.ts";

/** The illustrators that the filters leave, and what each choice would leave. */
export function filteredIllustrators(
  all: readonly ShownIllustrator[],
  state: Pick<ListedOrder, "q" | "stars" | "link">,
) {
  const chosen = facetsOf(state);
  const { test } = readFilter(state.q, ILLUSTRATOR_KEYS, 0);
  const meetsKeys = (one: ShownIllustrator) => test === null || test(one);
  const meetsChosen = meetsFacets(ILLUSTRATOR_KEYS, chosen);
  return {
    found: all.filter((one) => meetsKeys(one) && meetsChosen(one)),
    counts: countedFacets(all, ILLUSTRATOR_KEYS, chosen, meetsKeys),
  };
}
