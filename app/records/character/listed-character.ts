import type { CharacterName, CharacterThumbnail } from "#app/contract/thumbnails.ts";
import type { WrittenName } from "#app/game/displayed-name.ts";
import { rebirthState } from "#app/game/rebirth.ts";

type Drawn = "id" | "universe" | "type" | "role" | "status" | "isReleased" | "jpReleased";

/** A character as she stands in a list: what pages draw of her thumbnail, and her names. */
export interface ListedCharacter extends Pick<CharacterThumbnail, Drawn> {
  readonly rebirth: "available" | "upcoming" | null;
  /** Her pictures as paths below /images/; null where there is none. */
  readonly img: string | null;
  readonly reinImg: string | null;
  /** What is shown in place of one who is hidden. */
  readonly spoilerSafeImg: string | null;
  /** Her universal name, and the same in transliteration. */
  readonly name: WrittenName;
  /** What stands under her picture. */
  readonly shortName: WrittenName;
}

/** The names that a list writes, wherever they come from. */
export interface ListedNames
  extends Pick<CharacterName, "universalName" | "universalTranslitName"> {
  readonly shortName: WrittenName;
}

/** Puts a thumbnail of the API and names together, as they stand at `now`. */
export function listedCharacter(
  thumbnail: CharacterThumbnail,
  { universalName, universalTranslitName, shortName }: ListedNames,
  now: number,
): ListedCharacter {
  const { id, universe, type, role, status, isReleased, jpReleased } = thumbnail;
  return {
    id,
    universe,
    type,
    role,
    status,
    isReleased,
    jpReleased,
    rebirth: rebirthState({ isFr: thumbnail.isFr, fr: thumbnail.reinDate }, now),
    img: thumbnail.img,
    reinImg: thumbnail.reinImg,
    spoilerSafeImg: isReleased ? null : thumbnail.spoilerSafeImg,
    name: { en: universalName, translit: universalTranslitName },
    shortName,
  };
}
