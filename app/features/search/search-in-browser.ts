import { type PackedSource, unpackedSource } from "#app/answers/search/packed-source.ts";
import { type FoundGroup, searchGroups } from "#app/answers/search/search-groups.ts";
import { searchIndexFrom } from "#app/answers/search/search-records.ts";
import type { SearchIndex } from "#app/game/text-match/search-index.ts";
import type { SearchState } from "./url-state.ts";

/** What a visitor in spoiler mode finds: the server's search, on the index that browsers fetch. */
export function groupsWithHidden(packed: PackedSource, state: SearchState): FoundGroup[] {
  return searchGroups(indexOf(packed), state, () => true);
}

function indexOf(packed: PackedSource): SearchIndex {
  const index = indexes.get(packed) ?? searchIndexFrom(unpackedSource(packed));
  indexes.set(packed, index);
  return index;
}

const indexes = new WeakMap<PackedSource, SearchIndex>();
