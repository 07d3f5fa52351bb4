import type { BatchKind } from "#app/game/vocabulary/prayers.ts";
import { dataText } from "#app/lib/data-text.ts";
import type { RequestContext } from "#app/lib/request-context.ts";
import { characterBatchesAnswer } from "#app/presenters/character-lists.ts";
import { releasedOnly } from "#app/presenters/released-only.ts";
import { nextThumbnailMoment } from "#app/presenters/thumbnail.ts";
import { batches } from "./batches.ts";

/** What a page of batches shows: those of a kind, with the characters who are released. */
export function batchList({ dataset, now, expiresAt }: RequestContext, kind: BatchKind) {
  const visible = releasedOnly(dataset, now);
  const answer = characterBatchesAnswer(visible, kind, now);
  return {
    next: expiresAt(nextThumbnailMoment(dataset, now)),
    list: dataText(batches(answer, now)),
    total: visible.characters.length,
    sample: dataset.batches.some((batch) => batch.kind === kind && batch.sample),
  };
}
