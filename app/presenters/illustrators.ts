import type { IllustratorsAnswer } from "#app/api-schemas/illustrators.ts";
import { imagePath } from "#app/artwork/image-paths.ts";
import { earliestRelease } from "#app/game/earliest-release.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { lastUpdateOf } from "./last-update.ts";
import { cardName } from "./story-card.ts";

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
