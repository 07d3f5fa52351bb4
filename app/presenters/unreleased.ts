import type { UnreleasedAnswer } from "#app/api-schemas/character-lists.ts";
import { isReleased, statusAt } from "#app/game/character-state.ts";
import type { UnreleasedKind } from "#app/game/vocabulary/unreleased-kinds.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { listEnvelope } from "./character-list.ts";
import { thumbnailsAt } from "./thumbnail.ts";

/** GET /api/characters/unreleased: who is not released, in the list that the pack names. */
export function unreleasedAnswer(dataset: Dataset, now: number): UnreleasedAnswer {
  const characters = dataset.characters.filter(
    (character) => character.unreleasedKind !== null && !isReleased(statusAt(character, now)),
  );
  const thumbnailOf = thumbnailsAt(dataset, now);
  const list = (kind: UnreleasedKind) =>
    characters.filter(({ unreleasedKind }) => unreleasedKind === kind).map(thumbnailOf);
  return {
    content: {
      jp: list("jp"),
      announced: list("announced"),
      story: list("story"),
      printWorkStory: list("print-work-story"),
      pc98Story: list("pc98-story"),
      mv: list("mv"),
    },
    ...listEnvelope(dataset, [{ characters }]),
  };
}
