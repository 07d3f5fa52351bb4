import type { Dataset } from "#db/queries/dataset.ts";
import { type ListedCharacter, listedCharacter } from "./listed-character.ts";
import { namesAmong } from "./listed-names.ts";
import { thumbnailsAt } from "./thumbnail.ts";

/** Looks up a character as lists draw her; undefined where her record is not known. */
export type ListedById = (id: string) => ListedCharacter | undefined;

type Characters = Dataset["characters"];

/** All characters as they stand at `now`; like the calls it holds what is hidden, marked as such. */
export function listedCharacters(dataset: Dataset, now: number): ListedCharacter[] {
  return inOrderOfWorks(dataset, dataset.characters).map(listedBy(dataset, now));
}

/** Looks characters up one by one, as they stand at `now`. */
export function listedAt(dataset: Dataset, now: number): ListedById {
  const listed = listedBy(dataset, now);
  const byId = new Map(dataset.characters.map((one) => [one.id, one]));
  return (id) => {
    const character = byId.get(id);
    return character && listed(character);
  };
}

/** Characters by the works they are of, then in the pack's order. */
export function inOrderOfWorks({ series }: Pick<Dataset, "series">, characters: Characters) {
  const places = new Map(series.map(({ id }, place) => [id, place]));
  return characters.toSorted(
    (a, b) => (places.get(a.seriesId) ?? 0) - (places.get(b.seriesId) ?? 0),
  );
}

function listedBy(
  dataset: Dataset,
  now: number,
): (character: Characters[number]) => ListedCharacter {
  const thumbnailOf = thumbnailsAt(dataset, now);
  const namesOf = namesAmong(dataset.characters);
  return (character) => listedCharacter(thumbnailOf(character), namesOf(character.id), now);
}
