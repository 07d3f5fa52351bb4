import type { RandomSource } from "./random-source.ts";

/**
 * Draws an index with a chance in proportion to its weight, in constant time (Vose's alias method).
 * Exact to 2⁻⁵³: the column is drawn without bias, and what has no weight is never drawn.
 * @throws {RangeError} when no weight is positive.
 */
export function aliasTable(weights: readonly number[]): (random: RandomSource) => number {
  const items = Int32Array.from([...weights.keys()].filter((index) => (weights[index] ?? 0) > 0));
  const size = items.length;
  if (size === 0) throw new RangeError("Nothing can be drawn: no weight is positive.");
  const { threshold, alias } = columnsOf(Array.from(items, (index) => weights[index] ?? 0));
  const biased = WORDS % size;
  return (random) => {
    let product = random.next() * size;
    while (product >>> 0 < biased) product = random.next() * size;
    const column = Math.floor(product / WORDS);
    const fraction = random.next() * 2 ** 21 + (random.next() >>> 11);
    const at = fraction < (threshold[column] ?? 0) ? column : (alias[column] ?? 0);
    return items[at] ?? 0;
  };
}

const WORDS = 2 ** 32;

/** For each column the share of its own item, times 2⁵³, and the item of the rest. */
function columnsOf(weights: readonly number[]) {
  const size = weights.length;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const share = Float64Array.from(weights, (weight) => (weight / total) * size);
  const alias = Int32Array.from(weights.keys());
  const small = [...alias].filter((index) => (share[index] ?? 0) < 1);
  const large = [...alias].filter((index) => (share[index] ?? 0) >= 1);
  while (small.length > 0 && large.length > 0) {
    const less = small.pop() ?? 0;
    const more = large.pop() ?? 0;
    alias[less] = more;
    share[more] = (share[more] ?? 0) + (share[less] ?? 0) - 1;
    ((share[more] ?? 0) < 1 ? small : large).push(more);
  }
  // What is left has a whole column but for rounding.
  for (const index of [...small, ...large]) share[index] = 1;
  return { threshold: share.map((part) => part * 2 ** 53), alias };
}
