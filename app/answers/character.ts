import { imagePath } from "#app/artwork/image-paths.ts";
import type { Character, UpcomingCharacter } from "#app/contract/characters.ts";
import { statusAt } from "#app/game/character-state.ts";
import { universalName } from "#app/game/universal-name.ts";
import type { CharacterRecord } from "#db/queries/characters.ts";

/** The documented data record of a character as it stands at `now`. */
export function characterAnswer(character: CharacterRecord, now: number): Character {
  const status = statusAt(character, now);
  return {
    id: character.id,
    title: { en: character.titleEn, jp: character.titleJp },
    name: {
      en: character.nameEn,
      translit: character.translit,
      jp: character.nameJp,
      meta: { "tracker-size": trackerSize(character.shortEn) },
    },
    shortName: character.shortEn,
    img: {
      thumbnail: imagePath("characters", character.id, "thumbnail"),
      frThumbnail: character.rebirth ? imagePath("characters", character.id, "rebirth") : null,
      altThumbnail: null,
      spoilerSafeThumbnail: imagePath("characters", character.id, "safe"),
      card: imagePath("characters", character.id, "card"),
    },
    status,
    announced: status === "announced",
    type: character.type,
    release: { debut: character.debut, jp: character.releaseJp },
    // Rebirths have no dates in the dataset yet.
    fr: null,
    metadata: character.form,
    meta: { world: character.worldId, role: character.role, modal: null },
  };
}

/** A character whose debut lies ahead, as the countdowns want it. */
export function upcomingCharacterAnswer(character: CharacterRecord): UpcomingCharacter {
  return {
    id: character.id,
    name: universalNameOf(character),
    translit: character.translit,
    debut: character.debut,
    world: character.worldId,
    type: character.type,
  };
}

/** The universal name of a stored character. */
export function universalNameOf(character: CharacterRecord): string {
  const { nameEn, titleEn, worldId } = character;
  return universalName({ nameEn, titleEn, world: worldId });
}

// Long names get a smaller size, so that a row of thumbnails keeps its height.
function trackerSize(shortName: string): Character["name"]["meta"]["tracker-size"] {
  if (shortName.length > 13) {
    return "smaller";
  }
  return shortName.length > 9 ? "small" : "normal";
}
