import type { SearchRecord } from "#app/game/text-match/search-record.ts";
import { universalName } from "#app/game/universal-name.ts";
import { BANNER_TYPES } from "#app/game/vocabulary/banner-types.ts";
import { ROLES } from "#app/game/vocabulary/roles.ts";
import { labelOf } from "#app/game/vocabulary/vocabulary.ts";
import type { SearchSource, SourceCharacter } from "./search-source.ts";

/** Characters by the names of their persons in every writing, by form, title and world. */
export function foundCharacters({
  persons,
  characters,
}: Pick<SearchSource, "persons" | "characters">): SearchRecord[] {
  return characters.flatMap((character): SearchRecord[] => {
    const { id, world, form, titleEn, titleJp, nameZh } = character;
    const person = persons[character.person];
    if (!person) return [];
    const { nameEn, shortEn, translit, nameJp, nameKana } = person;
    const writings = [translit, nameJp, nameKana, nameZh, form, titleEn, titleJp];
    return [
      {
        kind: "character",
        id,
        name: universalName({ nameEn, titleEn, world }),
        note: noteOf(character),
        href: `/characters?character=${encodeURIComponent(id)}`,
        shortNames: [nameEn, shortEn],
        writings: writings.filter((text) => text !== null),
        world,
        ...(character.isReleased ? {} : { shownFrom: Number.POSITIVE_INFINITY }),
      },
    ];
  });
}

function noteOf({ world, form, type, role }: SourceCharacter): string {
  const parts = [
    `World ${world}`,
    form,
    type && labelOf(BANNER_TYPES, type),
    role && labelOf(ROLES, role),
  ];
  return parts.filter((part) => part !== null).join(" · ");
}
