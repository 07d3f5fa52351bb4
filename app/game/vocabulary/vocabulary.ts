/** The ids of a vocabulary list as the non-empty tuple that zod and PostgreSQL enums want. */
export function idsOf<const Id extends string>(
  list: readonly [{ readonly id: Id }, ...{ readonly id: Id }[]],
): [Id, ...Id[]] {
  const [first, ...rest] = list;
  return [first.id, ...rest.map((entry) => entry.id)];
}

/** A count of nothing yet for each id. */
export function zeroCounts<const Id extends string>(ids: readonly Id[]): Record<Id, number> {
  return Object.fromEntries(ids.map((id) => [id, 0])) as Record<Id, number>;
}

/** The entry of a vocabulary list with this id, or undefined. */
export function entryOf<Entry extends { readonly id: string }>(
  list: readonly Entry[],
  id: string,
): Entry | undefined {
  return list.find((entry) => entry.id === id);
}

/** The label of an id, or the text of the error catalogue for an id that the list lacks. */
export function labelOf(list: readonly { id: string; label: string }[], id: string): string {
  return entryOf(list, id)?.label ?? notFound(id);
}

/** What stands for the name of an id that nothing is known of (error catalogue). */
export function notFound(id: string): string {
  return `NOT FOUND ${id}`;
}

/** How the id of a record is written: lower-case letters, digits, _ and -, at most 80. */
export const RECORD_ID = /^[a-z0-9][a-z0-9_-]{0,79}$/;
