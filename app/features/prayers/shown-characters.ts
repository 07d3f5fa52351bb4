import type { CharacterName, CharacterThumbnail } from "#app/api-schemas/thumbnails.ts";
import type { WrittenName } from "#app/game/displayed-name.ts";
import { type ListedCharacter, listedCharacter } from "#app/presenters/listed-character.ts";
import { siteNow } from "#app/ui/clock.ts";

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

/** In spoiler mode, for an answer of the API: with the short names that a page has `listed`. */
export function revealedMoment(listed: readonly ListedCharacter[]): Moment {
  const names = new Map(listed.map(({ id, shortName }) => [id, shortName]));
  return { now: siteNow(), showHidden: true, shortNameOf: (id) => names.get(id) };
}
