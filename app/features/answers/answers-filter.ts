import { ATTACK_TARGETS, type AttackTarget } from "#app/game/vocabulary/attacks.ts";
import { BANNER_TYPES, type BannerType } from "#app/game/vocabulary/banner-types.ts";
import { ROLES, type Role } from "#app/game/vocabulary/roles.ts";
import { choiceParameter } from "#app/lib/choices-parameter.ts";
import { boundedBatches, countParameter, textParameter } from "#app/lib/search-params.ts";
import type { Dataset } from "#db/queries/dataset.ts";

/** Attacks drawn at first, and how many more each "more" brings. */
export const BATCH = 50;

/** Which of the ranked attacks are shown. */
export interface AnswersFilter {
  readonly role: Role | null;
  readonly type: BannerType | null;
  /** Empty for every world. */
  readonly world: string;
  readonly target: AttackTarget | null;
  readonly shown: number;
}

/** How the filter stands in the URL of a page of answers. */
export const filterParameters = {
  role: choiceOf(ROLES),
  type: choiceOf(BANNER_TYPES),
  world: textParameter({ max: 12 }),
  target: choiceOf(ATTACK_TARGETS),
  shown: countParameter({ min: BATCH, max: 2_000 }),
};

export const NO_FILTER: AnswersFilter = {
  role: null,
  type: null,
  world: "",
  target: null,
  shown: BATCH,
};

/** The filter within what the dataset has: worlds that exist, whole batches, no more than there is. */
export function boundedFilter<Filter extends AnswersFilter>(
  filter: Filter,
  dataset: Dataset | undefined,
): Filter {
  const isWorld = dataset?.worlds.some(({ id }) => id === filter.world) ?? true;
  return {
    ...filter,
    world: isWorld ? filter.world : "",
    shown: boundedBatches(filter.shown, BATCH, dataset?.attacks.length),
  };
}

function choiceOf<const Id extends string>(
  list: readonly { readonly id: Id; readonly label: string }[],
) {
  return choiceParameter({
    choices: list.map(({ id, label }) => ({ value: id, id, spellings: [label] })),
  });
}
