export const DEFAULT_SCROLL_BATCH = 10;
const LARGEST_SCROLL_BATCH = 1000;

/**
 * The scroll batch that a text means (specification 1 §5): digits are clamped to 1..1000, nothing
 * at all is the default, and anything else counts as 0, which is clamped to 1. Full-width digits are
 * digits.
 */
export function clampScrollBatch(text: string): number {
  if (text === "") {
    return DEFAULT_SCROLL_BATCH;
  }
  const folded = text.normalize("NFKC");
  const number = /^\d+$/.test(folded) ? Number(folded) : 0;
  return Math.min(LARGEST_SCROLL_BATCH, Math.max(1, number));
}
