import type { VariantsAnswer } from "#app/api-schemas/character-lists.ts";
import { isReleased, statusAt } from "#app/game/character-state.ts";
import { nameSizeOf } from "#app/game/name-size.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { characterListAnswer } from "./character-list.ts";

// The heading of a group holds six kanji in full size; longer names are those in katakana.
const JP_NAME_LIMITS = [6, 10] as const;

/** GET /api/characters/variants: persons with more than one character, in the pack's order. */
export function variantsAnswer(dataset: Dataset, now: number): VariantsAnswer {
  const byPerson = Map.groupBy(dataset.characters, ({ personId }) => personId);
  const groups = dataset.persons.flatMap(({ id }) => {
    const characters = byPerson.get(id) ?? [];
    const [first] = characters;
    if (!first || characters.length === 1) {
      return [];
    }
    return {
      jpName: first.nameJp,
      enName: first.nameEn,
      translitName: first.translit,
      jpSize: nameSizeOf(first.nameJp, JP_NAME_LIMITS),
      available: characters.filter((one) => isReleased(statusAt(one, now))).length,
      total: characters.length,
      characters,
    };
  });
  return characterListAnswer(dataset, groups, now);
}
