import type { SetFilter } from "#app/components/filter/filter-chips.tsx";
import { filterParts } from "#app/game/filter-language/filter-chips.ts";
import type { FilterTable } from "#app/game/filter-language/filter-key.ts";
import type { FilterNode } from "#app/game/filter-language/filter-tree.ts";
import { effectAskText } from "#app/game/story-card-filter/effect-ask.ts";
import { OBTAINING_CHOICES } from "#app/game/story-card-filter/obtaining.ts";
import type { FilterRow } from "#app/game/story-card-filter/rows.ts";
import { CARD_TYPES } from "#app/game/vocabulary/card-types.ts";
import { ROLES } from "#app/game/vocabulary/roles.ts";
import { STATS } from "#app/game/vocabulary/stats.ts";
import { labelOf } from "#app/game/vocabulary/vocabulary.ts";
import type { FilteredCard } from "./card-keys.ts";
import { filterQuery, type StoryCardListState } from "./search-params.ts";
import type { FoundCards } from "./use-found-cards.ts";

/** All that the search asks for, each with the query without it. */
export function setFilters(
  { asked, names, offered }: Pick<FoundCards, "asked" | "names" | "offered">,
  tree: FilterNode | null,
  table: FilterTable<FilteredCard>,
): SetFilter[] {
  const set = (id: string, label: string, changes: Partial<StoryCardListState>): SetFilter => ({
    id,
    label,
    without: filterQuery({ ...asked, ...changes }),
  });
  return [
    ...(asked.name === "" ? [] : [set("name", `Name: ${asked.name}`, { name: "" })]),
    ...(asked.artist === "" ? [] : [set("artist", `Artist: ${asked.artist}`, { artist: "" })]),
    ...asked.types.map((id) =>
      set(`type ${id}`, labelOf(CARD_TYPES, id), { types: without(asked.types, id) }),
    ),
    ...asked.rarities.map((rarity) =>
      set(`stars ${rarity}`, rarity === 1 ? "1 star" : `${rarity} stars`, {
        rarities: without(asked.rarities, rarity),
      }),
    ),
    ...asked.featured.map((id) =>
      set(`featured ${id}`, `Shows ${names.get(id)?.en ?? id}`, {
        featured: without(asked.featured, id),
      }),
    ),
    ...asked.obtaining.map((id) =>
      set(`from ${id}`, `From: ${labelOf(OBTAINING_CHOICES, id)}`, {
        obtaining: without(asked.obtaining, id),
      }),
    ),
    ...(asked.role === null
      ? []
      : [set("role", `For the role: ${labelOf(ROLES, asked.role)}`, { role: null })]),
    ...asked.options.map((row, place) =>
      set(`row ${place}`, rowText(row, offered.tags), { options: without(asked.options, row) }),
    ),
    ...filterParts(tree, table).map(({ label, rest }, place) =>
      set(`q ${place} ${label}`, label, { q: rest }),
    ),
  ];
}

function without<Value>(values: readonly Value[], value: Value): readonly Value[] {
  return values.filter((one) => one !== value);
}

/** A row of the search in words. */
function rowText(row: FilterRow, tags: FoundCards["offered"]["tags"]): string {
  switch (row.kind) {
    case "stat":
      return `By ${labelOf(STATS, row.stat)}, ${row.order === "asc" ? "lowest" : "highest"} first`;
    case "date":
      return `Released from ${row.start}${row.end === "" ? "" : ` to ${row.end}`}, ${row.order === "asc" ? "oldest" : "newest"} first`;
    case "effect": {
      const ask = { effect: row.effect, target: row.target, least: null, turns: null };
      return `${effectAskText(ask, tags)}, by ${row.by === "turn" ? "turns" : "value"}`;
    }
  }
}
