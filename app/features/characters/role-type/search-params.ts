import { ROLES } from "#app/game/vocabulary/roles.ts";
import { choiceParameter } from "#app/lib/choices-parameter.ts";
import { defineUrlState } from "#app/lib/search-params.ts";

/** What stands in the URL of the roles: one of them, by id or English name, or none for all. */
export const roleTypeUrl = defineUrlState({
  role: choiceParameter({
    choices: ROLES.map(({ id, label }) => ({ value: id, id, spellings: [label] })),
  }),
});
