import type { Dataset } from "#db/queries/dataset.ts";

/** A tag of characters as pages link to it. */
export interface LinkedTag {
  readonly id: string;
  readonly name: string;
}

/** The tags of a character, from the game's master data; empty where they have none. */
export function tagsOf(
  { units, characterTags }: Pick<Dataset, "units" | "characterTags">,
  characterId: string,
): LinkedTag[] {
  const tags = units.find((unit) => unit.characterId === characterId)?.tags ?? [];
  const names = new Map(characterTags.map(({ id, nameEn }) => [id, nameEn]));
  return tags.map((id) => ({ id, name: names.get(id) ?? id }));
}

/** The ids of the characters who bear a tag. */
export function charactersWithTag(
  { units }: Pick<Dataset, "units">,
  tagId: string,
): ReadonlySet<string> {
  return new Set(
    units.filter(({ tags }) => tags.includes(tagId)).map(({ characterId }) => characterId),
  );
}
