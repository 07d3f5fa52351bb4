import { formatNumber } from "./number-format.ts";

/** What is counted, in the singular and the plural. */
export interface Counted {
  readonly one: string;
  readonly many: string;
}

export const STORY_CARDS: Counted = { one: "story card", many: "story cards" };
export const PRAYERS: Counted = { one: "prayer", many: "prayers" };

/**
 * The count line of a searched list (specification 2 §2): "Showing 1 of 553 story card". `total` is
 * what this visitor is shown without a search.
 */
export function countLine(found: number, total: number, { one, many }: Counted): string {
  if (found === 0) return `No ${one} found`;
  if (found === total) return `Showing all ${formatNumber(total)} ${many}`;
  return `Showing ${formatNumber(found)} of ${formatNumber(total)} ${found === 1 ? one : many}`;
}
