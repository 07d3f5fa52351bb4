import { keyOf } from "#app/game/filter-language/apply-filter.ts";
import type { FilterTable } from "#app/game/filter-language/filter-key.ts";
import { choicesParameter } from "#app/lib/choices-parameter.ts";

/** How what is chosen of a key stands in the URL. */
export function facetParameter<Row>(table: FilterTable<Row>, facet: string) {
  const choices = keyOf(table, facet)?.choices ?? [];
  return choicesParameter({
    choices: choices.map(({ id, label }) => ({ value: id, id, spellings: [label] })),
  });
}
