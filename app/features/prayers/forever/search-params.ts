import { bannerTypeOf } from "#app/game/banner-alias.ts";
import { CHANCE_MODES, type ChanceMode } from "#app/game/forever-chances.ts";
import { FOREVER_CATEGORIES, type ForeverCategory } from "#app/game/vocabulary/banner-types.ts";
import { listParameter } from "#app/lib/list-parameter.ts";
import { defineUrlState, recordNumber } from "#app/lib/search-params.ts";

/** More than any forever prayer holds. */
const MOST_SELECTED = 1000;

/** What stands in the URL of the forever prayer. */
export const foreverPrayerUrl = defineUrlState({
  /** The ordinal; null for the running one. */
  id: recordNumber,
  mode: {
    decode: (values: readonly string[]): ChanceMode =>
      CHANCE_MODES.find((mode) => String(mode) === values[0]) ?? 1,
    encode: (mode: ChanceMode) => (mode === 1 ? null : String(mode)),
  },
  category: {
    decode: (values: readonly string[]): ForeverCategory | null =>
      FOREVER_CATEGORIES.find((category) => category === bannerTypeOf(values[0] ?? "")) ?? null,
    encode: (category: ForeverCategory | null) => category,
  },
  selected: listParameter({
    max: MOST_SELECTED,
    read: (text) => (text.length <= 100 && text.isWellFormed() ? text : undefined),
  }),
});

export type ForeverPrayerState = ReturnType<typeof foreverPrayerUrl.decode>;
