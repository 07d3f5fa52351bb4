import type { Purse } from "#app/game/plan/spending.ts";
import type { Wish } from "#app/game/plan/wish.ts";
import { hitsOfRoll } from "#app/game/rates/hits.ts";
import type { RatedPrayer } from "#app/game/rates/rated-prayer.ts";
import { type RollRates, rollRates } from "#app/game/rates/roll-rates.ts";

/** A way to spend crystals, with the chance that it meets a wish. */
export interface ReferenceSpending extends Purse {
  readonly chance: number;
}

/**
 * Every multiset of rolls that a purse pays, by brute force and straight from the words of the
 * rule: singles and multis apart, rows of step-ups in their order, tens up to the prayer's limit. A
 * second implementation, to hold the first one against; for small purses.
 */
export function everySpending(prayer: RatedPrayer, wish: Wish, purse: Purse): ReferenceSpending[] {
  const missesOf = missing(prayer, wish);
  const single = missesOf("single");
  const multi = missesOf("multi");
  const ten = missesOf("gc");
  const times = (roll: Roll | undefined, most = Number.POSITIVE_INFINITY): Bought[] => {
    const bought: Bought[] = [NOTHING];
    for (;;) {
      const last = bought.at(-1) ?? NOTHING;
      const next = roll && bought.length <= most && together(last, roll);
      if (!next || !isPaid(next, purse)) return bought;
      bought.push(next);
    }
  };
  const inOrder = (rows: readonly (Roll | undefined)[]): Bought[] => {
    const bought: Bought[] = [NOTHING];
    for (const row of rows) if (row) bought.push(together(bought.at(-1) ?? NOTHING, row));
    return bought;
  };
  const ways = [
    times(single),
    times(multi),
    times(ten, prayer.maxPulls ?? undefined),
    ...prayer.stepUps.map(({ data }, sbNo) =>
      inOrder(data.map((_, suNo) => missesOf("step-up", sbNo, suNo))),
    ),
  ];
  return ways
    .reduce(
      (some, more) =>
        some
          .flatMap((one) => more.map((other) => together(one, other)))
          .filter((bought) => isPaid(bought, purse)),
      [NOTHING],
    )
    .map(({ sc, gc, misses }) => ({ sc, gc, chance: chanceOf(wish, misses) }));
}

/** The best of some spendings, as the interface says. */
export function bestOf(spendings: readonly ReferenceSpending[]): ReferenceSpending {
  const best = Math.max(...spendings.map(({ chance }) => chance));
  const [chosen] = spendings
    .filter(({ chance }) => chance >= best - 1e-12)
    .toSorted((one, other) => one.gc - other.gc || one.sc - other.sc);
  if (!chosen) throw new Error("There is no way to spend this purse.");
  return chosen;
}

interface Bought extends Purse {
  /** For each set of wished items, by its bits, the chance that none of them came. */
  readonly misses: readonly number[];
}
type Roll = Bought;

const NOTHING: Bought = { sc: 0, gc: 0, misses: new Array<number>(8).fill(1) };

function together(one: Bought, other: Bought): Bought {
  return {
    sc: one.sc + other.sc,
    gc: one.gc + other.gc,
    misses: one.misses.map((miss, at) => miss * (other.misses[at] ?? 1)),
  };
}

function isPaid({ sc, gc }: Purse, purse: Purse): boolean {
  return sc <= purse.sc && gc <= purse.gc;
}

function missing(prayer: RatedPrayer, { items }: Wish) {
  return (type: RollRates["type"], sbNo = -1, suNo = -1): Roll | undefined => {
    const rates = rollRates(prayer, { type, sbNo, suNo });
    if (typeof rates === "string") return undefined;
    const misses = NOTHING.misses.map((_, set) => {
      if (set === 0 || set >= 2 ** items.length) return 1;
      const isInSet = items.filter((_item, at) => set & (1 << at));
      return hitsOfRoll(rates, (item) => isInSet.some((is) => is(item)))[0] ?? 1;
    });
    return { sc: rates.sc, gc: rates.gc, misses };
  };
}

/** By the sieve: none of the first, none of the second … taken off, what was taken twice added. */
function chanceOf({ items, mode }: Wish, misses: readonly number[]): number {
  const everything = 2 ** items.length - 1;
  if (mode === "any") return 1 - (misses[everything] ?? 1);
  let chance = 0;
  for (let set = 0; set <= everything; set += 1) {
    const size = items.filter((_, at) => set & (1 << at)).length;
    chance += (size % 2 === 0 ? 1 : -1) * (misses[set] ?? 1);
  }
  return chance;
}
