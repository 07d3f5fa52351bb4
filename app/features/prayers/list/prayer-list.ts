import { shownPrayer } from "#app/components/prayer/shown-prayer.ts";
import { isReleased, statusAt } from "#app/game/character-state.ts";
import { type ReadFilter, readFilter } from "#app/game/filter-language/apply-filter.ts";
import type { FacetCounts } from "#app/game/filter-language/facet-counts.ts";
import { findsPrayer, isSearching, type SearchablePrayer } from "#app/game/prayer-search.ts";
import {
  nextPrayerMoment,
  type PrayerTiming,
  prayerTiming,
  runningFirst,
} from "#app/game/prayer-timing.ts";
import { isRevealed, nextMoment } from "#app/game/reveal.ts";
import { writtenNames } from "#app/presenters/character-names.ts";
import { listedPrayersAt } from "#app/presenters/listed-prayer.ts";
import { filterOptions, listable } from "#app/presenters/prayer-list.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import type { PrayerRecord } from "#db/queries/prayers.ts";
import { withKnownOptions } from "./found-prayers.ts";
import { prayerCounts } from "./prayer-counts.ts";
import { prayerKeys } from "./prayer-keys.ts";
import { resolveOptions } from "./search-options.ts";
import { type PrayerListState, searchOf } from "./search-params.ts";

/**
 * The first prayers that a search finds at `now`, as the server draws them: what is hidden is
 * neither drawn nor found. Totals are of the whole list; `options` are the characters and cards that
 * the search names.
 */
export function prayerList(dataset: Dataset, state: PrayerListState, now: number) {
  const listed = listable(dataset);
  const { found, options, counts } = searched(listed, dataset, state, now);
  const listedPrayer = listedPrayersAt(dataset, now);
  const nameOf = writtenNames(dataset.characters);
  const having = (timing: PrayerTiming) =>
    listed.filter((prayer) => prayerTiming(prayer, now) === timing);
  const ongoing = having("ongoing");
  const permanent = ongoing.filter((prayer) => prayer.permanent).length;
  return {
    total: listed.length,
    ongoing: ongoing.length - permanent,
    permanent,
    upcoming: having("upcoming").length,
    found: found.length,
    options,
    counts: counts(),
    prayers: runningFirst(found, now)
      .slice(0, state.shown)
      .map((prayer) => shownPrayer(listedPrayer(prayer), { now, showHidden: false, nameOf })),
    sample: listed.some(({ sample, sampleFields }) => sample || sampleFields.length > 0),
  };
}

/** When the list changes by itself, or null: a prayer begins or ends, or a card is revealed. */
export function nextPrayerListMoment(dataset: Dataset, now: number): number | null {
  return nextMoment(
    [nextPrayerMoment(listable(dataset), now), ...dataset.storyCards.map(({ release }) => release)],
    now,
  );
}

function searched(
  prayers: readonly PrayerRecord[],
  dataset: Dataset,
  state: PrayerListState,
  now: number,
): {
  found: readonly PrayerRecord[];
  options: Options;
  read: ReadFilter<SearchablePrayer> | null;
  counts: () => FacetCounts;
} {
  const shown = shownRecords(dataset, now);
  const known = knownOf(dataset, shown);
  const asked = withKnownOptions(state, known);
  const search = searchOf(asked);
  const table = prayerKeys(known, now);
  const read = readFilter(state.q, table, now);
  const meetsKeys = (prayer: SearchablePrayer) => read.test === null || read.test(prayer);
  const counts = () =>
    prayerCounts(
      prayers.map((prayer) => searchable(prayer, shown)),
      search,
      table,
      meetsKeys,
    );
  if (!isSearching(search) && state.q === "") {
    return { found: prayers, options: { characters: [], cards: [] }, read: null, counts };
  }
  const finds = findsPrayer(search);
  return {
    read,
    counts,
    found: prayers.filter((prayer) => {
      const searched = searchable(prayer, shown);
      return finds(searched) && meetsKeys(searched);
    }),
    // A filter may name any of them.
    options:
      state.q === ""
        ? {
            characters: known.characters.filter(({ id }) => asked.characters.includes(id)),
            cards: known.cards.filter(({ id }) => asked["story-cards"].includes(id)),
          }
        : known,
  };
}

/** Every prayer that a search finds, as far as it may be shown, and the search's unknown values. */
export function foundRecords(dataset: Dataset, state: PrayerListState, now: number) {
  const { found, read } = searched(listable(dataset), dataset, state, now);
  const shown = shownRecords(dataset, now);
  const known = knownOf(dataset, shown);
  const unknownAmong = (names: readonly string[], options: Options["characters" | "cards"]) =>
    resolveOptions(names, options, { areWhole: false }).filter(
      (id) => !options.some((one) => one.id === id),
    );
  return {
    found: found.map((prayer) => ({ prayer, shown: searchable(prayer, shown) })),
    read,
    unknown: {
      characters: unknownAmong(state.characters, known.characters),
      cards: unknownAmong(state["story-cards"], known.cards),
    },
  };
}

/** The prayers as filters see them, and the characters and cards that these can name. */
export function searchablePrayers(dataset: Dataset, now: number) {
  const shown = shownRecords(dataset, now);
  return {
    rows: listable(dataset).map((prayer) => searchable(prayer, shown)),
    options: knownOf(dataset, shown),
  };
}

function knownOf(dataset: Dataset, { types, cards }: ShownRecords): Options {
  const options = filterOptions(dataset);
  return {
    characters: options.characters.filter(({ id }) => types.has(id)),
    cards: options.cards.filter(({ id }) => cards.has(id)),
  };
}

type Options = ReturnType<typeof filterOptions>;
type ShownRecords = ReturnType<typeof shownRecords>;

/** The characters, with their types, and cards that the server may show. */
function shownRecords(dataset: Dataset, now: number) {
  const characters = dataset.characters.filter((one) => isReleased(statusAt(one, now)));
  const cards = dataset.storyCards.filter(({ release }) => isRevealed(release, now));
  return {
    types: new Map(characters.map(({ id, type }) => [id, type])),
    cards: new Set(cards.map(({ id }) => String(id))),
  };
}

function searchable(prayer: PrayerRecord, { types, cards }: ShownRecords): SearchablePrayer {
  const { name, start, end } = prayer;
  return {
    name,
    start,
    end,
    types: prayer.types,
    rateUpCharacters: prayer.rateUpCharacters.flatMap(({ characterId }) => {
      const type = types.get(characterId);
      return type === undefined ? [] : [{ id: characterId, type }];
    }),
    rateUpCards: prayer.rateUpCards
      .map(({ storyCardId }) => String(storyCardId))
      .filter((id) => cards.has(id)),
    stepUps: prayer.stepUps.map(({ id }) => id),
  };
}
