import type { SearchAnswer, SearchAsked } from "#app/api-schemas/search.ts";
import { search } from "#app/game/text-match/search.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { searchIndexOf } from "./search-index-of.ts";
import { shownAt } from "./search-records.ts";

/** GET /api/search: what is released at `now`, best first. */
export function searchAnswer(
  dataset: Dataset,
  now: number,
  { q, kinds, limit }: SearchAsked,
): SearchAnswer {
  const isShown = shownAt(now);
  const { hits, total } = search(searchIndexOf(dataset), q, {
    limit,
    isShown: (record) => isShown(record) && (kinds?.includes(record.kind) ?? true),
  });
  const [newest] = dataset.updateEntries;
  return {
    content: hits.map(({ record: { kind, id, name, note, href }, matched }) => ({
      kind,
      id,
      name,
      note,
      matched,
      href,
    })),
    total,
    lastUpdate: newest ? { timestamp: newest.timestamp, number: newest.number } : null,
  };
}
