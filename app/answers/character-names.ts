import type { CharacterName } from "#app/contract/thumbnails.ts";
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

function universalTranslitName({ translit, titleEn, worldId }: CharacterRecord): string | null {
  return translit === null ? null : universalName({ nameEn: translit, titleEn, world: worldId });
}
