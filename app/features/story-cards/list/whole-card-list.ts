import type { StoryCard, StoryCardListAnswer } from "#app/contract/story-cards.ts";
import { type CardIndex, indexCards } from "#app/game/story-card-filter/card-index.ts";
import type { Named, NamedPerson } from "#app/game/story-card-filter/known-names.ts";
import { wholeList } from "../use-whole-list.ts";

/** Every card with what the filter needs, future ones included. */
export interface CardList {
  readonly index: CardIndex<StoryCard>;
  readonly persons: readonly NamedPerson[];
  readonly tags: readonly Named[];
}

export const wholeCardList = wholeList(
  "/api/story-cards/get-list",
  ({ content, chips, tags }: StoryCardListAnswer): CardList => ({
    index: indexCards(content),
    persons: chips,
    tags,
  }),
);
