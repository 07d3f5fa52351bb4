import type { CharacterName } from "#app/contract/thumbnails.ts";
import { universalName } from "#app/game/universal-name.ts";
import type { CharacterRecord } from "#db/queries/characters.ts";
import { universalNameOf } from "./character.ts";

/** The names of characters, each once, in the order in which they are first given. */
export function characterNames(characters: Iterable<CharacterRecord>): CharacterName[] {
  return [...new Set(characters)].map((character) => {
    const { id, nameEn, translit, titleEn, worldId, type } = character;
    return {
      id,
      name: nameEn,
      universalName: universalNameOf(character),
      universalTranslitName:
        translit && universalName({ nameEn: translit, titleEn, world: worldId }),
      universe: worldId,
      type,
    };
  });
}
