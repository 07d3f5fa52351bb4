import type { CharacterName, CharacterThumbnail } from "#app/api-schemas/thumbnails.ts";
import { isReleased } from "#app/game/character-state.ts";
import type { WrittenName } from "#app/game/displayed-name.ts";
import { rebirthState } from "#app/game/rebirth.ts";
import type { Role } from "#app/game/vocabulary/roles.ts";

/**
 * A character as it stands in a list: what pages draw of it, and its names. A page has hundreds,
 * so what is nothing for most of them is left out.
 */
export interface ListedCharacter extends Pick<CharacterThumbnail, "id" | "type" | "status"> {
  readonly universe: string;
  readonly role?: Role;
  readonly rebirth?: "available" | "upcoming";
  /** Its pictures as paths below /images/; null where there is none. */
  readonly img: string | null;
  /** That of its rebirth. */
  readonly reinImg?: string;
  /** What is shown in place of one who is hidden. */
  readonly spoilerSafeImg?: string;
  /** Whether it is in the Japanese version, where it is not released. */
  readonly isJpOnly?: true;
  /** Its universal name, and the same in transliteration. */
  readonly name: WrittenName;
  /** What stands under its picture. */
  readonly shortName: WrittenName;
}

/** The names that a list writes, wherever they come from. */
export interface ListedNames
  extends Pick<CharacterName, "universalName" | "universalTranslitName"> {
  readonly shortName: WrittenName;
}

type Listed = Pick<
  CharacterThumbnail,
  | "id"
  | "universe"
  | "role"
  | "type"
  | "status"
  | "jpReleased"
  | "isFr"
  | "reinDate"
  | "img"
  | "reinImg"
  | "spoilerSafeImg"
>;

/** Puts a thumbnail of the API and names together, as they stand at `now`. */
export function listedCharacter(
  { id, universe, role, type, status, ...thumbnail }: Listed,
  { universalName, universalTranslitName, shortName }: ListedNames,
  now: number,
): ListedCharacter {
  const { img, reinImg, spoilerSafeImg, isFr, reinDate, jpReleased } = thumbnail;
  const rebirth = rebirthState({ isFr, fr: reinDate }, now);
  const isHidden = !isReleased(status);
  return {
    id,
    universe,
    type,
    status,
    img,
    ...(role !== null && { role }),
    ...(rebirth !== null && { rebirth }),
    ...(rebirth !== null && reinImg !== null && { reinImg }),
    ...(isHidden && spoilerSafeImg !== null && { spoilerSafeImg }),
    ...(isHidden && jpReleased && { isJpOnly: true }),
    name: { en: universalName, translit: universalTranslitName },
    shortName,
  };
}
