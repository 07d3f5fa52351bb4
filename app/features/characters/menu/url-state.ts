import { defineUrlState, textParameter } from "#app/url-state/url-state.ts";

/** What stands in the URL of the section's menu: a character whose record is shown. */
export const charactersMenuUrl = defineUrlState({
  character: textParameter({ max: 100 }),
});
