import type { SearchIndex } from "#app/game/text-match/search-index.ts";
import { type PackedSource, unpackedSource } from "#app/presenters/search/packed-source.ts";
import {
  charactersFound,
  type FoundGroup,
  searchGroups,
} from "#app/presenters/search/search-groups.ts";
import { searchIndexFrom } from "#app/presenters/search/search-records.ts";
import type { SearchState } from "./search-params.ts";

/** The server's search, on the index that browsers fetch. */
export function foundInBrowser(
  packed: PackedSource,
  state: SearchState,
  at: { readonly now: number; readonly showHidden: boolean },
): FoundGroup[] {
  return searchGroups(indexOf(packed), state, at);
}

/** The ids of the characters that a text finds, hidden ones too. */
export function charactersInBrowser(packed: PackedSource, text: string): string[] {
  return charactersFound(indexOf(packed), text);
}

function indexOf(packed: PackedSource): SearchIndex {
  const index = indexes.get(packed) ?? searchIndexFrom(unpackedSource(packed));
  indexes.set(packed, index);
  return index;
}

const indexes = new WeakMap<PackedSource, SearchIndex>();
