import { DIFFICULTIES } from "#app/game/vocabulary/stages.ts";
import { choiceParameter } from "#app/lib/choices-parameter.ts";
import { defineUrlState, recordNumber } from "#app/lib/search-params.ts";

/** Canonical path of the stages of the story. */
export const STORY_PATH = "/stages/story";

/** What stands in the URL: a chapter and a difficulty, or an item or card that stages drop. */
export const storyUrl = defineUrlState({
  chapter: recordNumber,
  difficulty: choiceParameter({
    choices: DIFFICULTIES.map(({ id, label }) => ({ value: id, id, spellings: [label] })),
  }),
  item: recordNumber,
  card: recordNumber,
});

export type StoryState = ReturnType<typeof storyUrl.decode>;
