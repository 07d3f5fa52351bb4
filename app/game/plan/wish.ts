import type { Wanted } from "../rates/hits.ts";
import { POOL_PARTS, type RatedPrayer } from "../rates/rated-prayer.ts";

export const WISH_MODES = ["any", "all"] as const;
export type WishMode = (typeof WISH_MODES)[number];

/** Items that one can hope for at once. */
export const MOST_WISHES = 3;

/** What one hopes for: at least one of the items, or each of them, drawn at least once. */
export interface Wish {
  /** One to three items of a pool. */
  readonly items: readonly Wanted[];
  readonly mode: WishMode;
}

/** The item of a pool that an id names as text, a character before a card; undefined for none. */
export function itemNamed(pool: RatedPrayer["pool"], name: string): Wanted | undefined {
  const place = POOL_PARTS.find(({ part }) => pool[part].some(({ id }) => String(id) === name));
  return place && (({ kind, id }) => kind === place.kind && String(id) === name);
}

/**
 * A wish as groups of its items: the chance that it is met is the sum over the groups, with their
 * signs, of the chance that at least one item of the group is drawn (inclusion and exclusion).
 * Rolls are independent, so the logarithms of missing a group add up over them.
 */
export interface WishGroups {
  /** For each group what belongs to it. */
  readonly wanted: readonly Wanted[];
  /** The chance of the wish, from each group's logarithm of the chance that rolls miss it. */
  chanceOf(misses: readonly number[]): number;
  /**
   * The chances of every part of the wish that further rolls could complete. Rolls that are no
   * worse in each of them stay no worse with whatever is rolled besides.
   */
  partsOf(misses: readonly number[]): number[];
}

export function wishGroups({ items, mode }: Wish): WishGroups {
  const everything = 2 ** items.length - 1;
  const masks =
    mode === "any" ? [everything] : Array.from({ length: everything }, (_, at) => at + 1);
  const wanted = masks.map((mask): Wanted => {
    const members = items.filter((_, at) => mask & (1 << at));
    return (item) => members.some((isMember) => isMember(item));
  });
  const signs = masks.map((mask) => (mode === "any" || bitsOf(mask) % 2 === 1 ? 1 : -1));
  const isWithin = masks.map((part) => masks.map((mask) => (mask & part) === mask));
  /** The chance of each item of a part, or in mode `any` of one of them. */
  const chanceOfPart = (part: readonly boolean[], misses: readonly number[]) => {
    let chance = 0;
    for (let at = 0; at < signs.length; at += 1) {
      if (part[at]) chance -= (signs[at] ?? 0) * Math.expm1(misses[at] ?? 0);
    }
    // What is left over of terms that cancel each other is no chance.
    return chance > LEAST_CHANCE ? Math.min(1, chance) : 0;
  };
  const whole = masks.map(() => true);
  return {
    wanted,
    chanceOf: (misses) => chanceOfPart(whole, misses),
    partsOf: (misses) => isWithin.map((part) => chanceOfPart(part, misses)),
  };
}

/** Rounding of seven terms stays below it, and it is far below what counts as a difference. */
const LEAST_CHANCE = 1e-15;

function bitsOf(mask: number): number {
  return mask === 0 ? 0 : (mask & 1) + bitsOf(mask >> 1);
}
