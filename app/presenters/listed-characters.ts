import type { Dataset } from "#db/queries/dataset.ts";
import { type ListedCharacter, listedCharacter } from "./listed-character.ts";
import { namesAmong } from "./listed-names.ts";
import { thumbnailsAt } from "./thumbnail.ts";

/** Looks up a character as lists draw her; undefined where her record is not known. */
export type ListedById = (id: string) => ListedCharacter | undefined;

/** Every character by id. */
export type ListedCharacters = Readonly<Record<string, ListedCharacter>>;

/** All characters as they stand at `now`; like the calls it holds what is hidden, marked as such. */
export function listedCharacters(dataset: Dataset, now: number): ListedCharacters {
  const listed = listedBy(dataset, now);
  return Object.fromEntries(dataset.characters.map((one) => [one.id, listed(one)]));
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

function listedBy(dataset: Dataset, now: number) {
  const thumbnailOf = thumbnailsAt(dataset, now);
  const namesOf = namesAmong(dataset.characters);
  return (character: Dataset["characters"][number]) =>
    listedCharacter(thumbnailOf(character), namesOf(character.id), now);
}
