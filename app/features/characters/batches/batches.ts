import type { BatchesAnswer } from "#app/api-schemas/character-lists.ts";
import { groupsOfIds } from "../groups.ts";

/** The batches of an order, the latest first; those whose characters are all hidden are left out. */
export function batches({ content }: BatchesAnswer, now: number) {
  return groupsOfIds(content)
    .filter(({ characters }) => characters.length > 0)
    .map((batch) => ({ ...batch, isOpen: batch.date === null || batch.date <= now }))
    .toReversed();
}

export type Batches = ReturnType<typeof batches>;
