import type { StoryCardListAnswer } from "#app/api-schemas/story-cards.ts";
import { isListed } from "#app/game/prayer-paging.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { lastUpdateOf } from "./last-update.ts";
import { storyCardAnswer } from "./story-card.ts";

/** GET /api/story-cards/get-list: every card by `sort`, future ones included with their dates. */
export function storyCardListAnswer(dataset: Dataset): StoryCardListAnswer {
  const featured = new Set(dataset.storyCards.flatMap((card) => card.featured));
  const translits = new Map(dataset.characters.map((one) => [one.personId, one.translit]));
  const raised = new Set(
    dataset.prayers
      .filter(isListed)
      .flatMap(({ rateUpCards }) => rateUpCards.map(({ storyCardId }) => storyCardId)),
  );
  return {
    content: dataset.storyCards.map((card) => storyCardAnswer(card, dataset.characterTags, raised)),
    tags: dataset.characterTags.map(({ id, nameEn }) => ({ id, name: nameEn })),
    chips: dataset.persons
      .filter((person) => featured.has(person.id))
      .map(({ id, nameEn }) => ({ id, name: nameEn, translit: translits.get(id) ?? null })),
    lastUpdate: lastUpdateOf(dataset.updateEntries, "story-cards"),
  };
}
