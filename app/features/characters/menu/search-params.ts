import { ROSTER_SORTS, type RosterFilter } from "#app/game/character-roster.ts";
import { CHARACTER_STATUSES } from "#app/game/vocabulary/characters.ts";
import { ELEMENTS } from "#app/game/vocabulary/elements.ts";
import { ROLES } from "#app/game/vocabulary/roles.ts";
import { type Choice, choiceParameter, choicesParameter } from "#app/lib/choices-parameter.ts";
import { filterParameter } from "#app/lib/filter-parameter.ts";
import { defineUrlState, textParameter, type UrlParameter } from "#app/lib/search-params.ts";
import { rebirthParameter, typesParameter } from "../release-order/search-params.ts";

/** Statuses that the roster can be narrowed to: those of characters who are released. */
export const ROSTER_STATUSES = CHARACTER_STATUSES.filter(({ released }) => released);

export const ROSTER_SIZES = [
  { id: "small", label: "Small" },
  { id: "large", label: "Large" },
] as const;

/** What stands in the URL of the roster, and the character whose record is shown over it. */
export const charactersMenuUrl = defineUrlState({
  name: textParameter({ max: 100 }),
  q: filterParameter,
  role: choicesParameter({ choices: ROLES.map(byLabel), allIsNone: true }),
  type: typesParameter,
  world: textParameter({ max: 20 }),
  rebirth: rebirthParameter,
  status: choicesParameter({ choices: ROSTER_STATUSES.map(byLabel) }),
  element: choicesParameter({ choices: ELEMENTS.map(byLabel), allIsNone: true }),
  tag: textParameter({ max: 80 }),
  sort: withDefault(ROSTER_SORTS, "work"),
  size: withDefault(ROSTER_SIZES, "small"),
  character: textParameter({ max: 100 }),
});

export type CharactersMenuState = ReturnType<typeof charactersMenuUrl.decode>;

/** Nothing asked for. */
export const EVERYBODY = charactersMenuUrl.decode(new URLSearchParams());

export function rosterFilterOf(state: CharactersMenuState): RosterFilter {
  const { role, type, world, rebirth, status, element, tag } = state;
  return { roles: role, types: type, world, rebirth, statuses: status, elements: element, tag };
}

function byLabel<Id extends string>({ id, label }: { id: Id; label: string }): Choice<Id> {
  return { value: id, id, spellings: [label] };
}

/** One of a few, which leaves the URL where it is the default. */
function withDefault<Id extends string>(
  entries: readonly { readonly id: Id; readonly label: string }[],
  byDefault: Id,
): UrlParameter<Id> {
  const parameter = choiceParameter({ choices: entries.map(byLabel) });
  return {
    decode: (values) => parameter.decode(values) ?? byDefault,
    encode: (value) => (value === byDefault ? null : parameter.encode(value)),
    refusal: (values) => parameter.refusal?.(values) ?? null,
  };
}
