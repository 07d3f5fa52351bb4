import { SEARCH_KINDS } from "#app/game/text-match/search-record.ts";
import { choicesParameter } from "#app/lib/choices-parameter.ts";
import { defineUrlState, textParameter } from "#app/lib/search-params.ts";

/** What stands in the URL of the search: the text, and the kinds where not all are wanted. */
export const searchUrl = defineUrlState({
  q: textParameter({ max: 100 }),
  kinds: choicesParameter({
    choices: SEARCH_KINDS.map(({ id, label }) => ({ value: id, id, spellings: [label] })),
    allIsNone: true,
  }),
});

export type SearchState = ReturnType<typeof searchUrl.decode>;
