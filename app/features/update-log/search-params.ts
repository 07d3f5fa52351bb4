import { countParameter, defineUrlState } from "#app/lib/search-params.ts";

/** How many entries a page of the log has, here and in the API. */
export const PAGE_SIZE = 10;

/** What stands in the URL of the update log: how many entries it shows, for reading on. */
export const updateLogUrl = defineUrlState({
  shown: countParameter({ min: PAGE_SIZE, max: 10_000 }),
});
