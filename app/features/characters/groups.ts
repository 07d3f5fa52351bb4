interface Group<Character> {
  readonly characters: readonly Character[];
}

/** The ids of all characters of a list's groups, in order. */
export function idsOfGroups(groups: readonly Group<string>[]): string[] {
  return groups.flatMap(({ characters }) => characters);
}

/** The groups of an answer of the API with the ids of their characters, whom lists look up. */
export function groupsOfIds<Of extends Group<{ readonly id: string }>>(groups: readonly Of[]) {
  return groups.map((group) => ({ ...group, characters: group.characters.map(({ id }) => id) }));
}
