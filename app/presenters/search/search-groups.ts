import { search, searchByKind } from "#app/game/text-match/search.ts";
import type { SearchIndex } from "#app/game/text-match/search-index.ts";
import type { SearchKind, SearchRecord } from "#app/game/text-match/search-record.ts";
import { shownAt } from "./search-records.ts";

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

/**
 * What a text finds at `now` (ms since the epoch), in groups by kind, the kind of the best first; in
 * spoiler mode hidden records, too. No kinds are all kinds.
 */
export function searchGroups(
  index: SearchIndex,
  { q, kinds }: { readonly q: string; readonly kinds: readonly SearchKind[] },
  { now, showHidden }: { readonly now: number; readonly showHidden: boolean },
): FoundGroup[] {
  const isReleased = shownAt(now);
  const groups = searchByKind(index, q, {
    limit: kinds.length === 1 ? SHOWN_OF_ONE : SHOWN_OF_EACH,
    isShown: (record) =>
      (showHidden || isReleased(record)) && (kinds.length === 0 || kinds.includes(record.kind)),
  });
  return groups.map(({ kind, total, hits }) => ({
    kind,
    total,
    found: hits.map(({ record, matched }) => ({
      kind,
      id: record.id,
      name: record.name,
      note: record.note,
      href: (isReleased(record) ? null : record.hiddenHref) ?? record.href,
      matched,
    })),
  }));
}

/** The ids of the characters that a text finds, best first, hidden ones too. */
export function charactersFound(index: SearchIndex, text: string): string[] {
  const { hits } = search(index, text, {
    limit: Number.POSITIVE_INFINITY,
    isShown: ({ kind }) => kind === "character",
  });
  return hits.map(({ record }) => String(record.id));
}
