import type { RepeatedRoll } from "./hits.ts";
import { isInGroup, MAKEUP_GROUPS, rollMakeups, weightOf } from "./roll-makeup.ts";
import type { RollRates } from "./roll-rates.ts";

/** How many of each item of the slot a roll gives on average, its guarantees included. */
export function expectedItems(rates: RollRates): number[] {
  const makeups = rollMakeups(rates);
  const perUnit = MAKEUP_GROUPS.map((group) => {
    const weight = weightOf(rates.slot, group);
    const held = makeups.reduce((sum, makeup) => sum + makeup.chance * makeup[group], 0);
    return { isIn: isInGroup(group), share: weight > 0 ? held / weight : 0 };
  });
  return rates.slot.map((item) =>
    perUnit.reduce((sum, { isIn, share }) => sum + (isIn(item) ? item.chance * share : 0), 0),
  );
}

/** What a sequence of rolls costs and gives; `tokens` on average, the rest for certain. */
export function expectedOf(rolls: readonly RepeatedRoll[]) {
  const total = { pulls: 0, sc: 0, gc: 0, dust: 0, tokens: 0 };
  for (const { rates, times } of rolls) {
    total.pulls += times * rates.pulls;
    total.sc += times * rates.sc;
    total.gc += times * rates.gc;
    total.dust += times * rates.dust;
    total.tokens += times * expectedTokens(rates);
  }
  return total;
}

function expectedTokens(rates: RollRates): number {
  return expectedItems(rates).reduce(
    (sum, count, at) => sum + count * (rates.slot[at]?.tokens ?? 0),
    0,
  );
}
