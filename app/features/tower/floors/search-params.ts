import { ABILITY_TYPES } from "#app/game/vocabulary/ability-types.ts";
import { ELEMENTS } from "#app/game/vocabulary/elements.ts";
import { RECORD_ID } from "#app/game/vocabulary/vocabulary.ts";
import { choiceParameter } from "#app/lib/choices-parameter.ts";
import { filterParameter } from "#app/lib/filter-parameter.ts";
import { defineUrlState, textParameter } from "#app/lib/search-params.ts";
import { floorParameter } from "../floor-parameter.ts";

/** What stands in the URL of the floor viewer: the floor, and what floors are looked for by. */
export const floorsUrl = defineUrlState({
  floor: floorParameter,
  enemy: {
    decode: ([id = ""]: readonly string[]) => (RECORD_ID.test(id) ? id : null),
    encode: (id: string | null) => id,
  },
  q: filterParameter,
  weak: choiceParameter({ choices: ELEMENTS.map(byId) }),
  resist: choiceParameter({ choices: ELEMENTS.map(byId) }),
  ability: choiceParameter({ choices: ABILITY_TYPES.map(byId) }),
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

const itemId = textParameter({ max: 60 });

function byId<Id extends string>({ id, label }: { readonly id: Id; readonly label: string }) {
  return { value: id, id, spellings: [label] };
}
