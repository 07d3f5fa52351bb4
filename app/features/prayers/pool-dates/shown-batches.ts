import type { BatchesAnswer } from "#app/api-schemas/character-lists.ts";
import { isRevealed } from "#app/game/reveal.ts";

/** The batches of an order with the ids of their characters, the latest first; empty ones left out. */
export function shownBatches({ content }: BatchesAnswer, now: number) {
  return content
    .map(({ no, date, dateMode, characters }) => ({
      no,
      date,
      dateMode,
      isToCome: !isRevealed(date, now),
      characters: characters.map(({ id }) => id),
    }))
    .filter(({ characters }) => characters.length > 0)
    .sort((a, b) => b.no - a.no);
}

export type ShownBatch = ReturnType<typeof shownBatches>[number];
