import type { Dataset } from "#db/queries/dataset.ts";

/**
 * The names that traditional order turns around, as [name in English, family name first]: those of
 * persons both parts of whose names are known, where that makes a difference.
 */
export function familyFirstNames({ persons }: Pick<Dataset, "persons">): [string, string][] {
  return persons.flatMap(({ nameEn, family, given }): [string, string][] => {
    const turned = `${family} ${given}`;
    return family && given && turned !== nameEn ? [[nameEn, turned]] : [];
  });
}
