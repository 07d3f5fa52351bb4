import { countParameter, defineUrlState, textParameter } from "#app/url-state/url-state.ts";

/** Cards drawn at first, and how many more each "more" brings. */
export const FIRST_BATCH = 10;

/** What stands in the URL of the story card list. */
export const storyCardListUrl = defineUrlState({
  name: textParameter({ max: 100 }),
  shown: countParameter({ min: FIRST_BATCH, max: 100_000 }),
});
