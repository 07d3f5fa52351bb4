import type { Character, UpcomingCharacter } from "#app/api-schemas/characters.ts";
import { imagePath } from "#app/artwork/image-paths.ts";
import { statusAt } from "#app/game/character-state.ts";
import { nameSizeOf, TRACKER_NAME_LIMITS } from "#app/game/name-size.ts";
import type { Rebirth } from "#app/game/rebirth.ts";
import { universalName } from "#app/game/universal-name.ts";
import type { CharacterRecord } from "#db/queries/characters.ts";

/** The documented data record of a character as it stands at `now`. */
export function characterAnswer(
  character: CharacterRecord,
  { fr }: Rebirth,
  now: number,
): Character {
  const status = statusAt(character, now);
  return {
    id: character.id,
    title: { en: character.titleEn, jp: character.titleJp },
    name: {
      en: character.nameEn,
      translit: character.translit,
      jp: character.nameJp,
      meta: { "tracker-size": nameSizeOf(character.shortEn, TRACKER_NAME_LIMITS) },
    },
    shortName: character.shortEn,
    img: {
      thumbnail: imagePath("characters", character, "thumbnail"),
      frThumbnail: character.rebirth ? imagePath("characters", character, "rebirth") : null,
      altThumbnail: null,
      spoilerSafeThumbnail: imagePath("characters", character, "safe"),
      card: imagePath("characters", character, "card"),
    },
    status,
    announced: status === "announced",
    type: character.type,
    release: { debut: character.debut, jp: character.releaseJp },
    fr,
    metadata: character.form,
    meta: { world: character.worldId, role: character.role, modal: null },
  };
}

/** The characters whose debut lies ahead, as the countdowns want them. */
export function upcomingCharacters(
  characters: readonly CharacterRecord[],
  now: number,
): UpcomingCharacter[] {
  return characters
    .filter((character) => statusAt(character, now) === "upcoming")
    .map(upcomingCharacter);
}

/** The universal name of a stored character. */
export function universalNameOf(character: CharacterRecord): string {
  const { nameEn, titleEn, worldId } = character;
  return universalName({ nameEn, titleEn, world: worldId });
}

function upcomingCharacter(character: CharacterRecord): UpcomingCharacter {
  return {
    id: character.id,
    name: universalNameOf(character),
    translit: character.translit,
    debut: character.debut,
    world: character.worldId,
    type: character.type,
  };
}
