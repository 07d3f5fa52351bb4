import { RECORD_ID } from "#app/game/record-id.ts";
import { floorOfQuery } from "#app/game/tower-floors.ts";
import { ABILITY_TYPES } from "#app/game/vocabulary/ability-types.ts";
import { ELEMENTS } from "#app/game/vocabulary/elements.ts";
import { defineUrlState, textParameter } from "#app/url-state/url-state.ts";

/** What stands in the URL of the floor viewer: the floor, and what floors are looked for by. */
export const floorsUrl = defineUrlState({
  floor: {
    decode: (values: readonly string[]) => floorOfQuery(values[0] ?? null),
    encode: (floor: number | null) =>
      floor === null ? null : String(Math.min(Math.max(floor, 1), HIGHEST)),
  },
  enemy: {
    decode: ([id = ""]: readonly string[]) => (RECORD_ID.test(id) ? id : null),
    encode: (id: string | null) => id,
  },
  weak: choiceParameter(ELEMENTS),
  resist: choiceParameter(ELEMENTS),
  ability: choiceParameter(ABILITY_TYPES),
  reward: {
    decode: (values: readonly string[]) => itemId.decode(values) || null,
    encode: (id: string | null) => itemId.encode(id ?? ""),
  },
});

export type FloorsUrl = ReturnType<typeof floorsUrl.decode>;

/** The query of the viewer with another floor, what is looked for kept. */
export function searchOfFloor(state: FloorsUrl, floor: number | null): string {
  return `?${floorsUrl.encode({ ...state, floor })}`;
}

/** Beyond every tower: the server clamps to its own highest floor. */
const HIGHEST = 999_999;

const itemId = textParameter({ max: 60 });

/** One id of a list; any other text is none. */
function choiceParameter<Id extends string>(list: readonly { readonly id: Id }[]) {
  return {
    decode: (values: readonly string[]): Id | null =>
      list.find(({ id }) => id === values[0])?.id ?? null,
    encode: (id: Id | null) => id,
  };
}
