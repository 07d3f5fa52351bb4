import { imagePath } from "#app/artwork/image-paths.ts";
import { isRevealed } from "#app/game/reveal.ts";
import type { CardType } from "#app/game/vocabulary/card-types.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import type { StoryCardRecord } from "#db/queries/story-cards.ts";
import { cardName, nameLanguage } from "./story-card.ts";

/** A story card as pages of other records show it. */
export interface LinkedCard {
  readonly id: number;
  readonly name: string;
  /** The language of its name. */
  readonly lang: string;
  readonly rarity: number;
  readonly type: CardType;
  /** Below /images/. */
  readonly image: string | null;
}

/** The cards revealed at `now` that fit, those of the most stars first. */
export function linkedCards(
  { storyCards }: Pick<Dataset, "storyCards">,
  fits: (card: StoryCardRecord) => boolean,
  now: number,
): LinkedCard[] {
  return storyCards
    .filter((card) => isRevealed(card.release, now) && fits(card))
    .toSorted((a, b) => b.rarity - a.rarity)
    .map(linkedCard);
}

export function linkedCard(card: StoryCardRecord): LinkedCard {
  return {
    id: card.id,
    name: cardName(card),
    lang: nameLanguage(card),
    rarity: card.rarity,
    type: card.type,
    image: imagePath("story-cards", card),
  };
}
