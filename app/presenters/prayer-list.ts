import type { NextPrayersAnswer, PrayerListAnswer } from "#app/api-schemas/prayers.ts";
import { isListed, pagedPrayers } from "#app/game/prayer-paging.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import type { PrayerRecord } from "#db/queries/prayers.ts";
import { universalNameOf } from "./character.ts";
import { universalTranslitName } from "./character-names.ts";
import { listedPrayersAt } from "./listed-prayer.ts";
import { cardName } from "./story-card.ts";
import { lastUpdateOf } from "./updates.ts";

/** The first page of prayers, with the options of the search. */
export function firstPrayers(dataset: Dataset, now: number): PrayerListAnswer {
  const page = sectionOf(dataset).paged.pageAfter(undefined) ?? { content: [], isLast: true };
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
  const page = sectionOf(dataset).paged.pageAfter(last);
  return (
    page && {
      content: page.content.map(listedPrayersAt(dataset, now)),
      isLast: page.isLast,
      lastUpdate: lastUpdateOf(dataset.updateEntries, "prayers"),
    }
  );
}

/** The prayers that lists contain, in their order. */
export function listable(dataset: Dataset): readonly PrayerRecord[] {
  return sectionOf(dataset).paged.ordered;
}

/** The characters and cards that are rate-ups of listed prayers. */
export function filterOptions(dataset: Dataset): PrayerListAnswer["filterOpts"] {
  return sectionOf(dataset).options;
}

type Section = ReturnType<typeof makeSection>;

// Made once a dataset: every page of thousands of prayers needs it, and it never changes.
const sections = new WeakMap<Dataset, Section>();

function sectionOf(dataset: Dataset): Section {
  const made = sections.get(dataset) ?? makeSection(dataset);
  sections.set(dataset, made);
  return made;
}

function makeSection(dataset: Dataset) {
  const paged = pagedPrayers(dataset.prayers.filter(isListed));
  return { paged, options: optionsOf(dataset, paged.ordered) };
}

function optionsOf(
  dataset: Dataset,
  prayers: readonly PrayerRecord[],
): PrayerListAnswer["filterOpts"] {
  const characters = new Set(
    prayers.flatMap((one) => one.rateUpCharacters.map(({ characterId }) => characterId)),
  );
  const cards = new Set(
    prayers.flatMap((one) => one.rateUpCards.map(({ storyCardId }) => storyCardId)),
  );
  return {
    characters: dataset.characters
      .filter(({ id }) => characters.has(id))
      .map((character) => ({
        id: character.id,
        name: universalNameOf(character),
        translit: universalTranslitName(character),
      })),
    cards: dataset.storyCards
      .filter(({ id }) => cards.has(id))
      .map((card) => ({ id: String(card.id), name: cardName(card) })),
  };
}
