import { defineUrlState, textParameter } from "#app/lib/search-params.ts";

/** What stands in the URL of a correction: the record, its field, and what is right. */
export const correctionUrl = defineUrlState({
  entity: textParameter({ max: 40 }),
  id: textParameter({ max: 100 }),
  field: textParameter({ max: 40 }),
  value: textParameter({ max: 1000 }),
  source: textParameter({ max: 300 }),
});

export type CorrectionState = ReturnType<typeof correctionUrl.decode>;
