import type { ListedPrayer } from "#app/api-schemas/prayers.ts";
import { imagePath } from "#app/artwork/image-paths.ts";
import { prayerDuration } from "#app/game/prayer-timing.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import type { PrayerRecord } from "#db/queries/prayers.ts";
import { picturedPrayer } from "./pictured-prayer.ts";
import { cardName } from "./story-card.ts";
import { thumbnailsAt } from "./thumbnail.ts";

/** Shows prayers as lists do, without pools and rows of step-ups. */
export function listedPrayersAt(
  dataset: Dataset,
  now: number,
): (prayer: PrayerRecord) => ListedPrayer {
  const thumbnailOf = thumbnailsAt(dataset, now);
  const characters = new Map(dataset.characters.map((one) => [one.id, one]));
  const cards = new Map(dataset.storyCards.map((one) => [one.id, one]));
  return (prayer) => ({
    id: prayer.id,
    name: prayer.name,
    image: imagePath("prayers", picturedPrayer(prayer, characters)),
    start: prayer.start,
    end: prayer.end,
    duration: prayerDuration(prayer),
    types: prayer.types,
    rateUpCharacters: prayer.rateUpCharacters.flatMap(({ characterId, status }) => {
      const character = characters.get(characterId);
      return character ? [{ character: thumbnailOf(character), status }] : [];
    }),
    rateUpCards: prayer.rateUpCards.flatMap(({ storyCardId, isNew, exchange }) => {
      const card = cards.get(storyCardId);
      if (!card) {
        return [];
      }
      const { id, rarity, release } = card;
      const image = imagePath("story-cards", card);
      return [
        {
          card: { id, name: cardName(card), rarity, image, releaseDate: release },
          isNew,
          exchange,
        },
      ];
    }),
    stepUps: prayer.stepUps.map(({ id, no, rows }) => ({ id, index: no, pulls: rows.length })),
    simulator: prayer.simulator,
    maxPulls: prayer.maxPulls,
    gcCost: prayer.gcCost,
    dust: prayer.dust,
  });
}
