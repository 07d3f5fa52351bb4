import type { StoryCard, StoryCardListAnswer } from "#app/api-schemas/story-cards.ts";
import { type CardIndex, indexCards } from "#app/game/story-card-filter/card-index.ts";
import type { Named, NamedPerson } from "#app/game/story-card-filter/known-names.ts";

/** Every card with what the filter needs, future ones included. */
export interface CardList {
  readonly index: CardIndex<StoryCard>;
  readonly persons: readonly NamedPerson[];
  readonly tags: readonly Named[];
}

/** The call of the API that holds them all. */
export const LIST_CALL = "/api/story-cards/get-list";

export function wholeCardList({ content, chips, tags }: StoryCardListAnswer): CardList {
  return { index: indexCards(content), persons: chips, tags };
}
