import type { NextPrayersAnswer, PrayerListAnswer } from "#app/contract/prayers.ts";
import { isListed, pageAfter } from "#app/game/prayer-paging.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import type { PrayerRecord } from "#db/queries/prayers.ts";
import { universalNameOf } from "./character.ts";
import { lastUpdateOf } from "./last-update.ts";
import { listedPrayersAt } from "./listed-prayer.ts";
import { cardName } from "./story-card.ts";

/** The first page of prayers, with the options of the search. */
export function firstPrayers(dataset: Dataset, now: number): PrayerListAnswer {
  const page = pageAfter(listable(dataset), undefined) ?? { content: [], isLast: true };
  return {
    content: page.content.map(listedPrayersAt(dataset, now)),
    filterOpts: filterOptions(dataset),
    isLast: page.isLast,
    lastUpdate: lastUpdateOf(dataset.updateEntries, "prayers"),
  };
}

/**
 * The page after the prayer with the id `last`, the first one without it. Undefined when the list
 * has no such prayer.
 */
export function nextPrayers(
  dataset: Dataset,
  last: string | undefined,
  now: number,
): NextPrayersAnswer | undefined {
  const page = pageAfter(listable(dataset), last);
  return (
    page && {
      content: page.content.map(listedPrayersAt(dataset, now)),
      isLast: page.isLast,
      lastUpdate: lastUpdateOf(dataset.updateEntries, "prayers"),
    }
  );
}

function listable({ prayers }: Dataset): PrayerRecord[] {
  return prayers.filter(isListed);
}

/** The characters and cards that are rate-ups of listed prayers. */
function filterOptions(dataset: Dataset): PrayerListAnswer["filterOpts"] {
  const prayers = listable(dataset);
  const characters = new Set(
    prayers.flatMap((one) => one.rateUpCharacters.map(({ characterId }) => characterId)),
  );
  const cards = new Set(
    prayers.flatMap((one) => one.rateUpCards.map(({ storyCardId }) => storyCardId)),
  );
  return {
    characters: dataset.characters
      .filter(({ id }) => characters.has(id))
      .map((character) => ({ id: character.id, name: universalNameOf(character) })),
    cards: dataset.storyCards
      .filter(({ id }) => cards.has(id))
      .map((card) => ({ id: String(card.id), name: cardName(card) })),
  };
}
