import { searchByKind } from "#app/game/text-match/search.ts";
import type { SearchIndex } from "#app/game/text-match/search-index.ts";
import type { SearchKind, SearchRecord } from "#app/game/text-match/search-record.ts";

/** Of each kind, where all are searched; one kind alone is shown at length. */
const SHOWN_OF_EACH = 8;
const SHOWN_OF_ONE = 50;

/** What is found of a kind, as pages show it. */
export interface FoundGroup {
  readonly kind: SearchKind;
  readonly total: number;
  readonly found: readonly FoundRecord[];
}

export interface FoundRecord extends Pick<SearchRecord, "kind" | "id" | "name" | "note" | "href"> {
  readonly matched: string | null;
}

/** What a text finds, in groups by kind, the kind of the best first. No kinds are all kinds. */
export function searchGroups(
  index: SearchIndex,
  { q, kinds }: { readonly q: string; readonly kinds: readonly SearchKind[] },
  isShown: (record: SearchRecord) => boolean,
): FoundGroup[] {
  const groups = searchByKind(index, q, {
    limit: kinds.length === 1 ? SHOWN_OF_ONE : SHOWN_OF_EACH,
    isShown: (record) => isShown(record) && (kinds.length === 0 || kinds.includes(record.kind)),
  });
  return groups.map(({ kind, total, hits }) => ({
    kind,
    total,
    found: hits.map(({ record: { id, name, note, href }, matched }) => ({
      kind,
      id,
      name,
      note,
      href,
      matched,
    })),
  }));
}
