import { imagePath } from "#app/artwork/image-paths.ts";
import { isRevealed, nextMoment } from "#app/game/reveal.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import type { StoryCardRecord } from "#db/queries/story-cards.ts";
import { cardName } from "./story-card.ts";

/** What the page of a collection needs beside what lists show of characters. */
export interface CollectionRecords {
  readonly cards: readonly CollectedCard[];
  /** The order of ids that links count by; null where the dataset keeps none. */
  readonly orders: { readonly characters: string[]; readonly cards: string[] } | null;
}

export interface CollectedCard {
  readonly id: number;
  readonly name: string;
  readonly rarity: number;
  readonly type: StoryCardRecord["type"];
  readonly image: string | null;
  readonly isRevealed: boolean;
}

/** The records as they stand at `now`; like the calls it holds what is hidden, marked as such. */
export function collectionRecords(dataset: Dataset, now: number): CollectionRecords {
  return {
    cards: dataset.storyCards.map((card) => ({
      id: card.id,
      name: cardName(card),
      rarity: card.rarity,
      type: card.type,
      image: imagePath("story-cards", card),
      isRevealed: isRevealed(card.release, now),
    })),
    orders: ordersOf(dataset),
  };
}

/** When the records change by themselves. */
export function nextCollectionMoment(dataset: Dataset, now: number): number | null {
  return nextMoment(
    dataset.storyCards.map(({ release }) => release),
    now,
  );
}

function ordersOf({ idOrders }: Pick<Dataset, "idOrders">): CollectionRecords["orders"] {
  const idsOf = (kind: "characters" | "story-cards") =>
    idOrders.find(({ id }) => id === kind)?.ids.map(String);
  const [characters, cards] = [idsOf("characters"), idsOf("story-cards")];
  return characters && cards ? { characters, cards } : null;
}
