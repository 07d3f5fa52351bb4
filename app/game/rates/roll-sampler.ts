import type { RollRates } from "./roll-rates.ts";
import type { RandomSource } from "./seeded-random.ts";
import { isPickUp, type SlotItem } from "./slot-rates.ts";

/** Draws the items of one roll into `drawn`, as places in the roll's `slot`, in draw order. */
export type RollSampler = (random: RandomSource, drawn: Int32Array) => void;

/**
 * Draws all slots independently; where too few rate-up characters came, draws slots anew from the
 * rate-up characters alone, from the end, those of cards first and of other characters only when no
 * card is left; then likewise for characters. What counts for a guarantee is never overwritten.
 */
export function rollSampler({ slot, pulls, guaranteed }: RollRates): RollSampler {
  const drawAny = aliasTable(slot.map(({ chance }) => chance));
  if (guaranteed.characters === 0) {
    return (random, drawn) => {
      for (let at = 0; at < pulls; at += 1) drawn[at] = drawAny(random);
    };
  }
  const ranks = Uint8Array.from(slot, rankOf);
  const weightsFrom = (rank: number) =>
    slot.map((item) => (rankOf(item) >= rank ? item.chance : 0));
  const drawCharacter = aliasTable(weightsFrom(OTHER));
  const drawPickUp = guaranteed.pickUps > 0 ? aliasTable(weightsFrom(PICK_UP)) : drawCharacter;
  const count = (drawn: Int32Array, rank: number) => {
    let found = 0;
    for (let at = 0; at < pulls; at += 1) if ((ranks[drawn[at] ?? 0] ?? 0) >= rank) found += 1;
    return found;
  };
  const redraw = (
    drawn: Int32Array,
    missing: number,
    overwritten: number,
    draw: typeof drawAny,
    random: RandomSource,
  ) => {
    let left = missing;
    for (let at = pulls - 1; at >= 0 && left > 0; at -= 1) {
      if (ranks[drawn[at] ?? 0] !== overwritten) continue;
      drawn[at] = draw(random);
      left -= 1;
    }
    return left;
  };
  return (random, drawn) => {
    for (let at = 0; at < pulls; at += 1) drawn[at] = drawAny(random);
    if (guaranteed.pickUps > 0) {
      const missing = guaranteed.pickUps - count(drawn, PICK_UP);
      const left = redraw(drawn, missing, CARD, drawPickUp, random);
      redraw(drawn, left, OTHER, drawPickUp, random);
    }
    redraw(drawn, guaranteed.characters - count(drawn, OTHER), CARD, drawCharacter, random);
  };
}

const CARD = 0;
const OTHER = 1;
const PICK_UP = 2;

/** What an item counts for: nothing, a character, or a rate-up character as well. */
function rankOf(item: Pick<SlotItem, "kind" | "rateType">): number {
  if (item.kind !== "character") return CARD;
  return isPickUp(item) ? PICK_UP : OTHER;
}

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
