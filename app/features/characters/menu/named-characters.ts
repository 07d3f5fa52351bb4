import { searchIndexOf } from "#app/presenters/search/search-answer.ts";
import { charactersFound } from "#app/presenters/search/search-groups.ts";
import type { Dataset } from "#db/queries/dataset.ts";

/** Whom a text finds among the released, null for no text: the index knows the hidden, too. */
export function releasedNames(
  { characters }: Dataset,
  dataset: Dataset,
  name: string,
): string[] | null {
  if (name === "") return null;
  const released = new Set(characters.map(({ id }) => id));
  return charactersFound(searchIndexOf(dataset), name).filter((id) => released.has(id));
}
