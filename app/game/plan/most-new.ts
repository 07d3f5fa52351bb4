import type { RepeatedRoll } from "../rates/hits.ts";
import type { RatedPrayer } from "../rates/rated-prayer.ts";
import { preparedRoll } from "../rates/roll.ts";
import type { RollRates } from "../rates/roll-rates.ts";
import { type Novelty, noveltyOf, type Ownership } from "./new-items.ts";

/** What so many god crystals may bring to a collection, spent on one prayer for what is new. */
export interface MostNew extends Novelty {
  /** God crystals that are spent. */
  readonly gc: number;
  readonly pulls: number;
}

/** More ways into the step-ups than this are not weighed one by one. */
const MOST_WAYS = 500;

/**
 * The way to spend god crystals on a prayer that brings most new items on average: so far into the
 * step-ups, and tens for the rest. Null where they pay no roll.
 */
export function mostNew(
  prayer: RatedPrayer,
  ownership: Ownership,
  godCrystals: number,
): MostNew | null {
  let best: MostNew | null = null;
  for (const rolls of waysOf(prayer, godCrystals)) {
    const gc = rolls.reduce((sum, { rates, times }) => sum + rates.gc * times, 0);
    const pulls = rolls.reduce((sum, { rates, times }) => sum + rates.pulls * times, 0);
    if (pulls === 0) continue;
    const novelty = noveltyOf(rolls, ownership);
    const isBetter =
      best === null ||
      novelty.expectedNew > best.expectedNew ||
      (novelty.expectedNew === best.expectedNew && gc < best.gc);
    if (isBetter) best = { ...novelty, gc, pulls };
  }
  return best;
}

/** Every way into the step-ups that the crystals pay, each with as many tens as are left for. */
function waysOf(prayer: RatedPrayer, godCrystals: number): RepeatedRoll[][] {
  const ten = ratesOf(prayer, { type: "gc", sbNo: -1, suNo: -1 });
  const stepUps = prayer.stepUps.map(({ data }, sbNo) =>
    data.flatMap((_, suNo) => ratesOf(prayer, { type: "step-up", sbNo, suNo }) ?? []),
  );
  let ways: RollRates[][] = [[]];
  for (const rows of stepUps) {
    const longer = ways.flatMap((way) =>
      [...rows.keys(), rows.length].map((taken) => [...way, ...rows.slice(0, taken)]),
    );
    ways = longer.filter((way) => costOf(way) <= godCrystals);
    if (ways.length > MOST_WAYS) break;
  }
  return ways.map((way) => {
    const rows = way.map((rates) => ({ rates, times: 1 }));
    const affordable = ten && ten.gc > 0 ? Math.floor((godCrystals - costOf(way)) / ten.gc) : 0;
    const times = Math.min(prayer.maxPulls ?? Number.POSITIVE_INFINITY, affordable);
    return ten && times > 0 ? [...rows, { rates: ten, times }] : rows;
  });
}

function ratesOf(prayer: RatedPrayer, asked: Parameters<typeof preparedRoll>[1]): RollRates | null {
  const prepared = preparedRoll(prayer, asked);
  return typeof prepared === "string" ? null : prepared.rates;
}

function costOf(way: readonly RollRates[]): number {
  return way.reduce((sum, { gc }) => sum + gc, 0);
}
