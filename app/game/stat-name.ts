import { STATS } from "./vocabulary/stats.ts";
import { entryOf } from "./vocabulary/vocabulary.ts";

/**
 * What a stat is called.
 * @throws {Error} with the text of the error catalogue (specification 2 §8) when there is no such.
 */
export function statName(id: string): string {
  const stat = entryOf(STATS, id);
  if (!stat) throw new Error(`Unknown stat name: ${id}`);
  return stat.label;
}
