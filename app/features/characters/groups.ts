/** The ids of all characters of a list's groups, in order. */
export function idsOfGroups(
  groups: readonly { readonly characters: readonly { readonly id: string }[] }[],
): string[] {
  return groups.flatMap(({ characters }) => characters.map(({ id }) => id));
}
