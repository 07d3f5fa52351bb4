import { MINE } from "#app/collection/box/entry.ts";
import { choiceParameter } from "#app/lib/choices-parameter.ts";
import { defineUrlState, textParameter } from "#app/lib/search-params.ts";

/** By what the table can be sorted, with the words of its heads. */
export const RERUN_COLUMNS = [
  { id: "times", label: "Times" },
  { id: "last", label: "Last" },
  { id: "since", label: "Days since" },
  { id: "median", label: "Median gap" },
  { id: "longest", label: "Longest gap" },
] as const;

export const NAME_COLUMN = { id: "name", label: "Featured" } as const;

export type RerunColumn = (typeof RERUN_COLUMNS)[number]["id"] | typeof NAME_COLUMN.id;

/** What stands in the URL of the reruns. */
export const rerunsUrl = defineUrlState({
  kind: choiceParameter({
    choices: [
      { value: "character" as const, id: "characters", spellings: ["character"] },
      { value: "card" as const, id: "cards", spellings: ["card"] },
    ],
  }),
  name: textParameter({ max: 100 }),
  /** Null for the longest away first. */
  sort: choiceParameter<RerunColumn>({
    choices: [...RERUN_COLUMNS.map(({ id }) => id), "name" as const]
      .filter((id) => id !== "since")
      .map((id) => ({ value: id, id })),
  }),
  order: choiceParameter({ choices: [{ value: "asc" as const, id: "asc" }] }),
  shown: choiceParameter({ choices: [{ value: "all" as const, id: "all" }] }),
  // Which of the visitor's records: the server neither reads nor needs it.
  mine: choiceParameter({ choices: MINE.map((id) => ({ value: id, id })) }),
});

export type RerunsState = ReturnType<typeof rerunsUrl.decode>;

export function searchOf(state: RerunsState): string {
  return rerunsUrl.encode(state).toString();
}
