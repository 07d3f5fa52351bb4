import type { IllustratorsAnswer, StoryCardListAnswer } from "#app/api-schemas/story-cards.ts";
import { imagePath } from "#app/artwork/image-paths.ts";
import { isListed } from "#app/game/prayer-paging.ts";
import { earliestRelease } from "#app/game/reveal.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { cardName, storyCardAnswer } from "./story-card.ts";
import { lastUpdateOf } from "./updates.ts";

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
    tags: tagsOfCards(dataset).map(({ id, nameEn }) => ({ id, name: nameEn })),
    chips: dataset.persons
      .filter((person) => featured.has(person.id))
      .map(({ id, nameEn }) => ({ id, name: nameEn, translit: translits.get(id) ?? null })),
    lastUpdate: lastUpdateOf(dataset.updateEntries, "story-cards"),
  };
}

/**
 * GET /api/story-cards/get-illust: illustrators with their cards by `sort`. Cards to come carry
 * their dates; an illustrator of whose cards no release is known is left out.
 */
export function illustratorsAnswer(dataset: Dataset): IllustratorsAnswer {
  const byArtist = Map.groupBy(dataset.storyCards, ({ artistId }) => artistId);
  return {
    content: dataset.artists.flatMap(({ id, name, pixiv, twitter, website }) => {
      const cards = byArtist.get(id) ?? [];
      if (earliestRelease(cards.map(({ release }) => release)) === null) return [];
      const storyCards = cards.map((card) => ({
        id: card.id,
        name: cardName(card),
        sort: card.sort,
        rarity: card.rarity,
        releaseDate: card.release,
        image: imagePath("story-cards", card),
      }));
      return { id, jp: name, pixiv, twitter, website, storyCards };
    }),
    lastUpdate: lastUpdateOf(dataset.updateEntries, "illustrators"),
  };
}

/** The tags of characters on which effects of story cards act, in the pack's order. */
function tagsOfCards({
  storyCards,
  characterTags,
}: Pick<Dataset, "storyCards" | "characterTags">): Dataset["characterTags"] {
  const acted = new Set(
    storyCards.flatMap(({ buffs }) =>
      buffs.flatMap(({ attributeType, attribute }) =>
        attributeType === "character-tag" ? [attribute] : [],
      ),
    ),
  );
  return characterTags.filter(({ id }) => acted.has(id));
}
