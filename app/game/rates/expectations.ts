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
