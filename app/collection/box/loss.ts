import type { Box } from "./box.ts";
import { entryOf } from "./entry.ts";

/** What a change would take out of a box. */
export interface Loss {
  /** Owned or wanted now, and no longer after it. */
  readonly lost: number;
  readonly of: number;
  /** Whether it waits for the visitor's consent. */
  readonly needsConsent: boolean;
}

/**
 * A change that would empty the box, or take more than a fifth out of it, waits for consent. A
 * single entry is what one press takes away, and another gives back.
 */
export function lossOf(before: Box, after: Box): Loss {
  const held = [...before.entries.keys()].filter((key) => isHeld(before, key));
  const lost = held.filter((key) => !isHeld(after, key)).length;
  return { lost, of: held.length, needsConsent: lost > 1 && lost * 5 > held.length };
}

function isHeld(box: Box, key: Parameters<typeof entryOf>[1]): boolean {
  const { count, wanted } = entryOf(box, key);
  return count > 0 || wanted;
}
