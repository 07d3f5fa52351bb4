import { MOST_MEMBERS } from "#app/game/answers/team.ts";
import { RECORD_ID } from "#app/game/vocabulary/vocabulary.ts";
import { listParameter } from "#app/lib/list-parameter.ts";
import { defineUrlState } from "#app/lib/search-params.ts";
import { floorParameter } from "../../tower/floor-parameter.ts";

/** Beyond so many nobody leaves out one by one. */
const MOST_LEFT_OUT = 60;

/** What stands in the URL of a team: its floor, who has to be in it and who may not. */
export const teamUrl = defineUrlState({
  floor: floorParameter,
  keep: listParameter({ max: MOST_MEMBERS, read: recordId }),
  without: listParameter({ max: MOST_LEFT_OUT, read: recordId }),
});

export type TeamState = ReturnType<typeof teamUrl.decode>;

function recordId(text: string): string | undefined {
  return RECORD_ID.test(text) ? text : undefined;
}

/** The state with one character kept, left out, or neither. */
export function withMember(
  state: TeamState,
  id: string,
  place: "keep" | "without" | null,
): TeamState {
  const others = (list: readonly string[]) => list.filter((one) => one !== id);
  return {
    ...state,
    keep: place === "keep" ? [...others(state.keep), id] : others(state.keep),
    without: place === "without" ? [...others(state.without), id] : others(state.without),
  };
}
