import type { CharacterRecord } from "#db/queries/characters.ts";

/**
 * The characters with these ids, in the order of the ids.
 * @throws {Error} for an id that no character has.
 */
export function charactersById(
  characters: readonly CharacterRecord[],
  ids: readonly string[],
): CharacterRecord[] {
  const byId = new Map(characters.map((character) => [character.id, character]));
  return ids.map((id) => {
    const character = byId.get(id);
    if (!character) throw new Error(`The dataset holds no character ${id}.`);
    return character;
  });
}
