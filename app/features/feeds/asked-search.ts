import { problemResponse } from "#app/api/problem.ts";
import type { ReadFilter } from "#app/game/filter-language/apply-filter.ts";
import { errorSentence, type FieldErrors } from "#app/lib/field-errors.ts";
import type { QueryHandle } from "#app/lib/query-handle.ts";
import type { UrlState } from "#app/lib/search-params.ts";

/** The query of a search in its canonical form; one that is refused stays as it was sent. */
export function searchHandle<State>(
  url: UrlState<State>,
  canonical: (state: State) => URLSearchParams,
): QueryHandle {
  return {
    query: (sent) => (url.refusals(sent).length > 0 ? sent : canonical(url.decode(sent))),
  };
}

/** The refusal of a search that a page would answer as far as it can; null for one without faults. */
export function refusedSearch(errors: FieldErrors): Response | null {
  return errors.length === 0
    ? null
    : problemResponse(400, errorSentence("query", errors), { errors });
}

/** What a filter says that is not applied; nothing where none was read. */
export function filterErrors(read: Pick<ReadFilter<never>, "mistakes" | "refusal"> | null) {
  if (read === null) return [];
  const { mistakes, refusal } = read;
  const refused = refusal === null ? [] : [refusal];
  const mistaken = mistakes.map(({ from, message }) => `at character ${from + 1}: ${message}`);
  return [...refused, ...mistaken].map((reason) => ({
    field: "q",
    message: `is not read: ${reason.replace(/\.$/, "")}`,
  }));
}

/** Values that name nothing among what is known. */
export function unknownErrors(field: string, names: readonly string[], of: string): FieldErrors {
  return names.length === 0
    ? []
    : [{ field, message: `must name ${of}, and these are none: ${names.join(", ")}` }];
}
