import { ATTACK_TARGETS } from "#app/game/vocabulary/attacks.ts";
import { BANNER_TYPES } from "#app/game/vocabulary/banner-types.ts";
import { ROLES } from "#app/game/vocabulary/roles.ts";
import { choiceParameter } from "#app/lib/choices-parameter.ts";
import { countParameter, defineUrlState } from "#app/lib/search-params.ts";
import { floorParameter } from "../floor-parameter.ts";

/** Attacks drawn at first, and how many more each "more" brings. */
export const BATCH = 50;

/** What stands in the URL of the page of answers. */
export const answersUrl = defineUrlState({
  floor: floorParameter,
  role: choiceOf(ROLES),
  type: choiceOf(BANNER_TYPES),
  target: choiceOf(ATTACK_TARGETS),
  shown: countParameter({ min: BATCH, max: 2_000 }),
});

export type AnswersState = ReturnType<typeof answersUrl.decode>;

function choiceOf<const Id extends string>(
  list: readonly { readonly id: Id; readonly label: string }[],
) {
  return choiceParameter({
    choices: list.map(({ id, label }) => ({ value: id, id, spellings: [label] })),
  });
}
