import type { VariantsAnswer } from "#app/api-schemas/character-lists.ts";
import { listedGroups, type NamesById } from "#app/components/character/listed-groups.ts";

/** The persons of more than one world, each with her characters. */
export function variants({ content }: VariantsAnswer, namesOf: NamesById, now: number) {
  return listedGroups(content, namesOf, now).map((group) => ({
    id: group.characters[0]?.id ?? group.enName,
    jpName: group.jpName,
    jpSize: group.jpSize,
    name: { en: group.enName, translit: group.translitName },
    available: group.available,
    total: group.total,
    characters: group.characters,
  }));
}

export type Variants = ReturnType<typeof variants>;
