import { defineUrlState, textParameter } from "#app/lib/search-params.ts";

/** What stands in the URL of the universe tracker: a world's code, or nothing for the first. */
export const universeTrackerUrl = defineUrlState({
  universe: textParameter({ max: 12 }),
});
