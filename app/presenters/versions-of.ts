import { imagePath } from "#app/artwork/image-paths.ts";
import { shortWorld } from "#app/game/universal-name.ts";
import type { CharacterRecord } from "#db/queries/characters.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { characterTitle } from "./character-title.ts";

/** A character as a strip of versions draws her. */
export interface CharacterVersion {
  readonly id: string;
  readonly title: string;
  /** Below /images/. */
  readonly image: string | null;
  /** What stands below the picture. */
  readonly caption: string;
}

/** The characters of a person among `visible`, in the pack's order; `but` leaves one out. */
export function versionsOf(
  { characters }: Pick<Dataset, "characters">,
  personId: string,
  but?: string,
): CharacterVersion[] {
  return characters
    .filter((one) => one.personId === personId && one.id !== but)
    .map((one) => characterVersion(one, shortWorld(one.worldId)));
}

export function characterVersion(character: CharacterRecord, caption: string): CharacterVersion {
  return {
    id: character.id,
    title: characterTitle(character),
    image: imagePath("characters", character, "thumbnail"),
    caption,
  };
}
