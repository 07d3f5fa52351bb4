import type { CharacterName, CharacterThumbnail } from "#app/api-schemas/thumbnails.ts";
import type { WrittenName } from "#app/game/displayed-name.ts";
import { type ListedCharacter, listedCharacter } from "#app/presenters/listed-character.ts";

interface Named {
  readonly names: readonly CharacterName[];
}

interface Moment {
  readonly now: number;
  /** Spoiler mode: those who are not released are listed as well. */
  readonly showHidden: boolean;
  /** Short names by id; where there is none the whole name stands for it. */
  readonly shortNameOf: (id: string) => WrittenName | undefined;
}

/** Shapes characters of an answer for lists at `now`. */
export function shownCharacters(
  { names }: Named,
  { now, showHidden, shortNameOf }: Moment,
): (thumbnails: readonly CharacterThumbnail[]) => ListedCharacter[] {
  const byId = new Map(names.map((name) => [name.id, name]));
  return (thumbnails) =>
    thumbnails.flatMap((thumbnail) => {
      const name = byId.get(thumbnail.id);
      if (!name || (!showHidden && !thumbnail.isReleased)) return [];
      const shortName = shortNameOf(thumbnail.id) ?? { en: name.name };
      return [listedCharacter(thumbnail, { ...name, shortName }, now)];
    });
}

/** The short names that a list already has, for the same characters in an answer of the API. */
export function knownShortNames(
  characters: readonly ListedCharacter[],
): (id: string) => WrittenName | undefined {
  const names = new Map(characters.map(({ id, shortName }) => [id, shortName]));
  return (id) => names.get(id);
}
