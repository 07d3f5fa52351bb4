import { shortTranslit } from "#app/game/short-translit.ts";
import type { ListedNames } from "#app/presenters/listed-character.ts";
import type { CharacterRecord } from "#db/queries/characters.ts";
import { universalNameOf } from "./character.ts";
import { universalTranslitName } from "./character-names.ts";

/**
 * Looks up the names of characters by id.
 * @throws {Error} for an id that none of them has.
 */
export function namesAmong(characters: readonly CharacterRecord[]): (id: string) => ListedNames {
  const byId = new Map(characters.map((character) => [character.id, character]));
  return (id) => {
    const character = byId.get(id);
    if (!character) throw new Error(`The dataset holds no character ${id}.`);
    return listedNames(character);
  };
}

/** Looks up the short names of characters by id. */
export function shortNamesAmong(
  characters: readonly CharacterRecord[],
): (id: string) => ListedNames["shortName"] | undefined {
  const names = new Map(
    characters.map(({ id, shortEn, translit }) => [
      id,
      { en: shortEn, translit: shortTranslit(shortEn, translit) },
    ]),
  );
  return (id) => names.get(id);
}

/** The names that pages write for a stored character. */
function listedNames(character: CharacterRecord): ListedNames {
  const { shortEn, translit } = character;
  return {
    universalName: universalNameOf(character),
    universalTranslitName: universalTranslitName(character),
    shortName: { en: shortEn, translit: shortTranslit(shortEn, translit) },
  };
}
