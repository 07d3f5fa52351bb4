/** Choices with the number of results each would give; without it where that is not known. */
export function countedOptions<Option extends { readonly id: string; readonly label: string }>(
  options: readonly Option[],
  counts: readonly (readonly [id: string, count: number])[] | undefined,
): Option[] {
  if (!counts) return [...options];
  const countOf = new Map(counts);
  return options.map((one) => ({ ...one, label: `${one.label} (${countOf.get(one.id) ?? 0})` }));
}
