/** A list of rate-ups longer than this is cut (specification 1 §9). */
const LONGEST_LIST = 10;
const SHOWN_OF_LONGER = 9;

/** The rate-ups that a prayer in a list shows, and how many more there are ("-- N more... --"). */
export function cutRateUps<RateUp>(rateUps: readonly RateUp[]): { shown: RateUp[]; more: number } {
  const shown = rateUps.length > LONGEST_LIST ? SHOWN_OF_LONGER : rateUps.length;
  return { shown: rateUps.slice(0, shown), more: rateUps.length - shown };
}
