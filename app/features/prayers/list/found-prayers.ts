import type { ListedPrayer } from "#app/api-schemas/prayers.ts";
import { type ShownPrayer, shownPrayer } from "#app/components/prayer/shown-prayer.ts";
import type { WrittenName } from "#app/game/displayed-name.ts";
import { readFilter } from "#app/game/filter-language/apply-filter.ts";
import type { FacetCounts } from "#app/game/filter-language/facet-counts.ts";
import { findsPrayer, type SearchablePrayer } from "#app/game/prayer-search.ts";
import { runningFirst } from "#app/game/prayer-timing.ts";
import { isRevealed } from "#app/game/reveal.ts";
import { prayerCounts } from "./prayer-counts.ts";
import { prayerKeys } from "./prayer-keys.ts";
import type { PrayerPages } from "./prayer-pages.ts";
import { resolveOptions } from "./search-options.ts";
import { type PrayerListState, searchOf } from "./search-params.ts";

interface Moment {
  readonly now: number;
  /** Spoiler mode: hidden records are drawn and found. */
  readonly showHidden: boolean;
}

/**
 * What a search finds among the prayers that the browser has, by the rules of the server's list.
 * A prayer is shaped when it is drawn.
 */
export function foundPrayers(
  { prayers, options }: Pick<PrayerPages, "prayers" | "options">,
  state: PrayerListState,
  moment: Moment,
): {
  found: number;
  draw: (count: number) => ShownPrayer[];
  /** What each choice of the search would leave; only who looks at the choices needs it. */
  counts: () => FacetCounts;
} {
  const known = knownOptions({ prayers, options }, moment);
  const search = searchOf(withKnownOptions(state, known));
  const finds = findsPrayer(search);
  const table = prayerKeys(known, moment.now);
  const { test } = readFilter(state.q, table, moment.now);
  const meetsKeys = (prayer: SearchablePrayer) => test === null || test(prayer);
  const matches = runningFirst(
    prayers.filter((prayer) => {
      const searched = searchable(prayer, moment);
      return finds(searched) && meetsKeys(searched);
    }),
    moment.now,
  );
  const names = namesOf(options);
  const nameOf = (id: string) => names.get(id);
  return {
    found: matches.length,
    counts: () =>
      prayerCounts(
        prayers.map((prayer) => searchable(prayer, moment)),
        search,
        table,
        meetsKeys,
      ),
    draw: (count) =>
      matches.slice(0, count).map((prayer) => shownPrayer(prayer, { ...moment, nameOf })),
  };
}

/** The search with characters and cards by their ids, whichever way they were asked for. */
export function withKnownOptions(
  state: PrayerListState,
  { characters, cards }: PrayerPages["options"],
  are?: { areWhole: boolean },
): PrayerListState {
  return {
    ...state,
    characters: resolveOptions(state.characters, characters, are),
    "story-cards": resolveOptions(state["story-cards"], cards, are),
  };
}

/** The options of the search without those that are hidden from this visitor. */
export function knownOptions(
  { prayers, options }: Pick<PrayerPages, "prayers" | "options">,
  moment: Moment,
): PrayerPages["options"] {
  if (moment.showHidden) return options;
  const characters = new Set<string>();
  const cards = new Set<string>();
  for (const prayer of prayers) {
    for (const { id } of shownCharacters(prayer, moment)) characters.add(id);
    for (const { id } of shownCards(prayer, moment)) cards.add(String(id));
  }
  return {
    characters: options.characters.filter(({ id }) => characters.has(id)),
    cards: options.cards.filter(({ id }) => cards.has(id)),
  };
}

function searchable(prayer: ListedPrayer, moment: Moment): SearchablePrayer {
  const { name, start, end, types } = prayer;
  return {
    name,
    start,
    end,
    types,
    rateUpCharacters: shownCharacters(prayer, moment),
    rateUpCards: shownCards(prayer, moment).map(({ id }) => String(id)),
    stepUps: prayer.stepUps.map(({ id }) => id),
  };
}

function shownCharacters({ rateUpCharacters }: ListedPrayer, { showHidden }: Moment) {
  return rateUpCharacters
    .map(({ character }) => character)
    .filter(({ isReleased }) => showHidden || isReleased);
}

function shownCards({ rateUpCards }: ListedPrayer, { now, showHidden }: Moment) {
  return rateUpCards
    .map(({ card }) => card)
    .filter(({ releaseDate }) => showHidden || isRevealed(releaseDate, now));
}

function namesOf({ characters }: PrayerPages["options"]): ReadonlyMap<string, WrittenName> {
  return new Map(characters.map(({ id, name, translit }) => [id, { en: name, translit }]));
}
