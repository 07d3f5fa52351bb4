import type { BatchesAnswer } from "#app/api-schemas/character-lists.ts";
import { listedGroups, type NamesById } from "#app/components/character/listed-groups.ts";

/** The batches of an order, the latest first; those whose characters are all hidden are left out. */
export function batches({ content }: BatchesAnswer, namesOf: NamesById, now: number) {
  return listedGroups(content, namesOf, now)
    .filter(({ characters }) => characters.length > 0)
    .map((batch) => ({ ...batch, isOpen: batch.date === null || batch.date <= now }))
    .toReversed();
}

export type Batches = ReturnType<typeof batches>;
