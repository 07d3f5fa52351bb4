import { MINE } from "#app/collection/box/entry.ts";
import { ATTACK_SORTS, type AttackFilter, POWER_SPANS } from "#app/game/attack-filter.ts";
import { ATTACK_TARGETS, CARD_SLOTS, POLARITIES } from "#app/game/vocabulary/attacks.ts";
import { BANNER_TYPES } from "#app/game/vocabulary/banner-types.ts";
import { BULLETS } from "#app/game/vocabulary/buffs.ts";
import { ELEMENTS } from "#app/game/vocabulary/elements.ts";
import { ROLES } from "#app/game/vocabulary/roles.ts";
import { choiceParameter } from "#app/lib/choices-parameter.ts";
import { filterParameter } from "#app/lib/filter-parameter.ts";
import { countParameter, defineUrlState, textParameter } from "#app/lib/search-params.ts";

/** Attacks drawn at first, and how many more each "more" brings. */
export const BATCH = 50;

export const ATTACK_ORDERS = [
  { id: "desc", label: "Highest first" },
  { id: "asc", label: "Lowest first" },
] as const;

/** What stands in the URL of the attacks: one value of each kind, none for all. */
export const attacksUrl = defineUrlState({
  q: filterParameter,
  element: choiceOf(ELEMENTS),
  bullet: choiceOf(BULLETS),
  polarity: choiceOf(POLARITIES),
  killer: textParameter({ max: 80 }),
  tag: textParameter({ max: 80 }),
  target: choiceOf(ATTACK_TARGETS),
  slot: choiceOf(CARD_SLOTS),
  role: choiceOf(ROLES),
  type: choiceOf(BANNER_TYPES),
  world: textParameter({ max: 12 }),
  sort: withDefault(ATTACK_SORTS, "power"),
  order: withDefault(ATTACK_ORDERS, "desc"),
  per: withDefault(POWER_SPANS, "whole"),
  shown: countParameter({ min: BATCH, max: 2_000 }),
  // Which of the visitor's characters: the server neither reads nor needs it.
  mine: choiceParameter({ choices: MINE.map((id) => ({ value: id, id })) }),
});

export type AttacksState = ReturnType<typeof attacksUrl.decode>;

/** The same as the rules and the call have it. */
export function attackFilterOf(state: AttacksState): AttackFilter {
  const { sort, order, per } = state;
  return {
    element: some(state.element),
    bullet: some(state.bullet),
    polarity: some(state.polarity),
    killer: some(state.killer || null),
    tag: some(state.tag || null),
    target: some(state.target),
    slot: some(state.slot),
    role: some(state.role),
    type: some(state.type),
    world: some(state.world || null),
    sort,
    order,
    per,
  };
}

function some<Value>(value: Value | null): Value[] {
  return value === null ? [] : [value];
}

function choiceOf<const Id extends string>(
  list: readonly { readonly id: Id; readonly label: string }[],
) {
  return choiceParameter({
    choices: list.map(({ id, label }) => ({ value: id, id, spellings: [label] })),
  });
}

/** One of a closed list; the default leaves the URL. */
function withDefault<const Id extends string>(
  list: readonly { readonly id: Id; readonly label: string }[],
  usual: Id,
) {
  const choice = choiceOf(list);
  return {
    decode: (texts: readonly string[]): Id => choice.decode(texts) ?? usual,
    encode: (value: Id) => (value === usual ? null : value),
    refusal: (texts: readonly string[]) => choice.refusal?.(texts) ?? null,
  };
}
