import { addDays } from "date-fns/addDays";
import { nameFinder } from "./text-match/name-forms.ts";
import { searchForm } from "./text-match/plain-text.ts";
import { UTC } from "./utc-day.ts";
import type { BannerType } from "./vocabulary/banner-types.ts";
import type { PrayerType } from "./vocabulary/prayer-types.ts";
import { NO_STEP_UPS } from "./vocabulary/prayers.ts";
import { FIRST_DAY, parseDay } from "./written-day.ts";

/** What a search looks at in a prayer; instants in ms since the epoch. */
export interface SearchablePrayer {
  readonly name: string;
  readonly start: number | null;
  readonly end: number | null;
  readonly types: readonly PrayerType[];
  readonly rateUpCharacters: readonly { readonly id: string; readonly type: BannerType | null }[];
  /** Ids of the rate-up story cards. */
  readonly rateUpCards: readonly string[];
  /** Ids of the step-ups, such as asc5. */
  readonly stepUps: readonly string[];
}

export interface PrayerSearch {
  readonly name: string;
  readonly characters: readonly string[];
  readonly cards: readonly string[];
  readonly prayerTypes: readonly PrayerType[];
  readonly charTypes: readonly BannerType[];
  /** Kinds (`asc` means every asc), single ones (`asc5`), or `none`. */
  readonly stepUps: readonly string[];
  /** First day of the range, `YYYY-MM-DD`. */
  readonly start: string;
  /** Last day of the range, `YYYY-MM-DD`; empty for an open end. */
  readonly end: string;
}

export const EVERY_PRAYER: PrayerSearch = {
  name: "",
  characters: [],
  cards: [],
  prayerTypes: [],
  charTypes: [],
  stepUps: [],
  start: FIRST_DAY,
  end: "",
};

/**
 * Whether a search finds a prayer (specification 2 §5): the name contains the text; all characters
 * and cards are rate-ups; one of the prayer types and one of the character types fits; all
 * step-ups are there; and its window overlaps the range of days.
 */
export function findsPrayer(search: PrayerSearch): (prayer: SearchablePrayer) => boolean {
  const hasName = nameFinder(search.name);
  const range = rangeOfDays(search);
  return (prayer) =>
    hasName(prayer.name) &&
    search.characters.every((id) => prayer.rateUpCharacters.some((one) => one.id === id)) &&
    search.cards.every((id) => prayer.rateUpCards.includes(id)) &&
    anyOf(search.prayerTypes, prayer.types) &&
    anyOf(
      search.charTypes,
      prayer.rateUpCharacters.map(({ type }) => type),
    ) &&
    search.stepUps.every((wanted) => hasStepUp(prayer.stepUps, wanted)) &&
    (range === null || overlaps(prayer, range));
}

/** Whether something is searched for at all. */
export function isSearching(search: PrayerSearch): boolean {
  const { characters, cards, prayerTypes, charTypes, stepUps } = search;
  const lists = [characters, cards, prayerTypes, charTypes, stepUps];
  return (
    searchForm(search.name) !== "" ||
    lists.some((list) => list.length > 0) ||
    rangeOfDays(search) !== null
  );
}

function anyOf<Id>(wanted: readonly Id[], has: readonly (Id | null)[]): boolean {
  return wanted.length === 0 || wanted.some((id) => has.includes(id));
}

function hasStepUp(stepUps: readonly string[], wanted: string): boolean {
  if (wanted === NO_STEP_UPS) return stepUps.length === 0;
  return stepUps.some((id) => id === wanted || id.replace(/\d+$/, "") === wanted);
}

interface Range {
  /** Ms since the epoch, inclusive. */
  readonly from: number;
  /** Exclusive; null for an open end. */
  readonly until: number | null;
}

/** From 00:00 of the first day to the end of the last, UTC; null for the unbounded range. */
function rangeOfDays({ start, end }: PrayerSearch): Range | null {
  const from = parseDay(start) ?? parseDay(FIRST_DAY) ?? 0;
  const lastDay = parseDay(end);
  const until = lastDay === null ? null : addDays(lastDay, 1, UTC).getTime();
  return until === null && from === parseDay(FIRST_DAY) ? null : { from, until };
}

/** A window that ends exactly at the start of the range does not overlap, nor does an unknown one. */
function overlaps({ start, end }: SearchablePrayer, { from, until }: Range): boolean {
  if (start === null || (until !== null && until <= from)) return false;
  return (until === null || start < until) && (end === null || end > from);
}
