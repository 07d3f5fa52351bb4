import { defineUrlState, textParameter } from "#app/lib/search-params.ts";

/** What stands in the URL of the section's menu: a character whose record is shown. */
export const charactersMenuUrl = defineUrlState({
  character: textParameter({ max: 100 }),
});
