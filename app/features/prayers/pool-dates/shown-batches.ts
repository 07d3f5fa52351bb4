import type { BatchesAnswer } from "#app/api-schemas/character-lists.ts";
import { isRevealed } from "#app/game/reveal.ts";
import { shownCharacters } from "../shown-characters.ts";

/**
 * The batches of an order, the latest first, as this visitor may see them: without spoiler mode
 * those who are not released are left out, and with them batches that hold nobody else.
 */
export function shownBatches(answer: BatchesAnswer, moment: Parameters<typeof shownCharacters>[1]) {
  const shown = shownCharacters(answer, moment);
  return answer.content
    .map(({ no, date, dateMode, characters }) => ({
      no,
      date,
      dateMode,
      isToCome: !isRevealed(date, moment.now),
      characters: shown(characters),
    }))
    .filter(({ characters }) => characters.length > 0)
    .sort((a, b) => b.no - a.no);
}

export type ShownBatch = ReturnType<typeof shownBatches>[number];
