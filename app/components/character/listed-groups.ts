import type { CharacterThumbnail } from "#app/api-schemas/thumbnails.ts";
import {
  type ListedCharacter,
  type ListedNames,
  listedCharacter,
} from "#app/presenters/listed-character.ts";

/** Looks up the names of a character. */
export type NamesById = (id: string) => ListedNames;

type Listed<Group> = Omit<Group, "characters"> & { readonly characters: ListedCharacter[] };

/** The groups of an answer of the API, with their characters as pages list them at `now`. */
export function listedGroups<Group extends { readonly characters: readonly CharacterThumbnail[] }>(
  groups: readonly Group[],
  namesOf: NamesById,
  now: number,
): Listed<Group>[] {
  return groups.map((group) => ({
    ...group,
    characters: group.characters.map((one) => listedCharacter(one, namesOf(one.id), now)),
  }));
}
