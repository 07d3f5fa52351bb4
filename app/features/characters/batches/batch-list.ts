import { characterBatchesAnswer } from "#app/answers/character-batches.ts";
import { namesAmong } from "#app/answers/listed-names.ts";
import { releasedOnly } from "#app/answers/released-only.ts";
import { nextThumbnailMoment } from "#app/answers/thumbnail.ts";
import type { BatchKind } from "#app/game/vocabulary/prayers.ts";
import type { AnswerContext } from "#app/request/answer-context.ts";
import { batches } from "./batches.ts";

/** What a page of batches shows: those of a kind, with the characters who are released. */
export function batchList({ dataset, now, holdUntil }: AnswerContext, kind: BatchKind) {
  const visible = releasedOnly(dataset, now);
  const answer = characterBatchesAnswer(visible, kind, now);
  return {
    next: holdUntil(nextThumbnailMoment(dataset, now)),
    list: batches(answer, namesAmong(visible.characters), now),
    total: visible.characters.length,
    sample: dataset.batches.some((batch) => batch.kind === kind && batch.sample),
  };
}
