import type { CharacterName } from "#app/api-schemas/thumbnails.ts";
import type { WrittenName } from "#app/game/displayed-name.ts";
import { universalName } from "#app/game/universal-name.ts";
import type { CharacterRecord } from "#db/queries/characters.ts";
import { universalNameOf } from "./character.ts";

/** The names of characters, each once, in the order in which they are first given. */
export function characterNames(characters: Iterable<CharacterRecord>): CharacterName[] {
  return [...new Set(characters)].map((character) => ({
    id: character.id,
    name: character.nameEn,
    universalName: universalNameOf(character),
    universalTranslitName: universalTranslitName(character),
    universe: character.worldId,
    type: character.type,
  }));
}

/** Finds the universal names of characters by id, as pages write them. */
export function writtenNames(
  characters: readonly CharacterRecord[],
): (id: string) => WrittenName | undefined {
  const byId = new Map(characters.map((character) => [character.id, character]));
  return (id) => {
    const character = byId.get(id);
    return (
      character && { en: universalNameOf(character), translit: universalTranslitName(character) }
    );
  };
}

/** The universal name in transliteration; null where that is not known. */
export function universalTranslitName({
  translit,
  titleEn,
  worldId,
}: CharacterRecord): string | null {
  return translit === null ? null : universalName({ nameEn: translit, titleEn, world: worldId });
}
