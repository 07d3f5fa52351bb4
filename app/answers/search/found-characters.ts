import { isReleased, statusAt } from "#app/game/character-state.ts";
import type { SearchRecord } from "#app/game/text-match/search-record.ts";
import { BANNER_TYPES } from "#app/game/vocabulary/banner-types.ts";
import { ROLES } from "#app/game/vocabulary/roles.ts";
import { labelOf } from "#app/game/vocabulary/vocabulary.ts";
import type { CharacterRecord } from "#db/queries/characters.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { universalNameOf } from "../character.ts";

/** Those of the original world first, then the newer ones. */
export function foundCharacters({ characters }: Pick<Dataset, "characters">): SearchRecord[] {
  return characters
    .toSorted(
      (a, b) =>
        Number(b.worldId === ORIGINAL_WORLD) - Number(a.worldId === ORIGINAL_WORLD) ||
        (b.debut ?? 0) - (a.debut ?? 0),
    )
    .map(foundCharacter);
}

const ORIGINAL_WORLD = "L1";

function foundCharacter(character: CharacterRecord): SearchRecord {
  const { nameEn, shortEn, translit, nameJp, nameKana, nameZh, titleEn, titleJp } = character;
  const writings = [translit, nameJp, nameKana, nameZh, character.form, titleEn, titleJp];
  // The status of a release never changes by itself but to another one that is released.
  const isShown = isReleased(statusAt(character, 0));
  return {
    kind: "character",
    id: character.id,
    name: universalNameOf(character),
    note: noteOf(character),
    href: `/characters?character=${encodeURIComponent(character.id)}`,
    shortNames: [nameEn, shortEn],
    writings: writings.filter((text) => text !== null),
    world: character.worldId,
    ...(isShown ? {} : { shownFrom: Number.POSITIVE_INFINITY }),
  };
}

function noteOf({ worldId, form, type, role }: CharacterRecord): string {
  return [
    `World ${worldId}`,
    form,
    type && labelOf(BANNER_TYPES, type),
    role && labelOf(ROLES, role),
  ]
    .filter((part) => part !== null)
    .join(" · ");
}
