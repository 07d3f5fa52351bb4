import {
  BANNER_TYPES,
  type BannerType,
  FOREVER_CATEGORIES,
  type ForeverCategory,
} from "./vocabulary/banner-types.ts";
import { entryOf, zeroCounts } from "./vocabulary/vocabulary.ts";

export interface NumberedWindow {
  readonly no: number;
  /** Ms since the epoch. */
  readonly start: number;
  readonly end: number;
}

export interface ForeverNavigator {
  readonly no: number;
  readonly prev: number | null;
  readonly next: number | null;
}

/**
 * The forever prayer of an ordinal with its neighbours; without an ordinal the one that runs at
 * `now`, else the newest. Undefined when there is none.
 */
export function foreverPrayerAt<Prayer extends NumberedWindow>(
  prayers: readonly Prayer[],
  no: number | undefined,
  now: number,
): { prayer: Prayer; navigator: ForeverNavigator } | undefined {
  const ordered = prayers.toSorted((a, b) => a.no - b.no);
  const prayer =
    no === undefined
      ? (ordered.findLast(({ start, end }) => start <= now && now < end) ?? ordered.at(-1))
      : ordered.find((one) => one.no === no);
  if (!prayer) return undefined;
  const at = ordered.indexOf(prayer);
  const navigator = {
    no: prayer.no,
    prev: ordered[at - 1]?.no ?? null,
    next: ordered[at + 1]?.no ?? null,
  };
  return { prayer, navigator };
}

/**
 * Characters of a forever prayer by type: `mfes` counts under `sfes`, `genic` under `relic`;
 * types that have no count, and characters without a type, are left out.
 */
export function foreverPrayerCount(types: readonly (BannerType | null)[]) {
  const count = zeroCounts(FOREVER_CATEGORIES);
  for (const type of types) {
    const category = foreverCategoryOf(type);
    if (category) count[category] += 1;
  }
  return count;
}

/** The category under which a character of this type counts, or null. */
export function foreverCategoryOf(type: BannerType | null): ForeverCategory | null {
  return (type && entryOf(BANNER_TYPES, type)?.forever) ?? null;
}
