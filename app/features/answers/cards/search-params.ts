import { countParameter, defineUrlState, textParameter } from "#app/lib/search-params.ts";

/** Cards drawn at first, and how many more each "more" brings. */
export const BATCH = 50;

/** What stands in the URL of the cards for an attack. */
export const cardsUrl = defineUrlState({
  attack: textParameter({ max: 90 }),
  shown: countParameter({ min: BATCH, max: 2_000 }),
});
