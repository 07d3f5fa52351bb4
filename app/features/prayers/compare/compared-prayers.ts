import { rateUpsOf } from "#app/components/prayer/shown-prayer.ts";
import { NO_SAVINGS } from "#app/game/plan/by-day.ts";
import type { Crystals } from "#app/game/plan/spending.ts";
import { isListed } from "#app/game/prayer-paging.ts";
import { prayerTiming } from "#app/game/prayer-timing.ts";
import { startOfDay } from "#app/game/utc-day.ts";
import { writtenNames } from "#app/presenters/character-names.ts";
import { findPrayer } from "#app/presenters/prayer-detail.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { isLight, planView } from "../planner/plan-view.ts";
import { featuredWish } from "../planner/wished.ts";

/** More never run at once; a page works out no more. */
const MOST_PRAYERS = 12;

export type ComparedPrayer = ReturnType<typeof comparedPrayers>[number];

/**
 * The running prayers that feature something, the next to end first, each with the plan for crystals
 * for any of what it features first. Plans that take long are left to the browser and to the
 * prayer's own page.
 */
export function comparedPrayers(dataset: Dataset, stock: Crystals, now: number) {
  const nameOf = writtenNames(dataset.characters);
  return dataset.prayers
    .filter((one) => one.simulator && isListed(one) && prayerTiming(one, now) === "ongoing")
    .toSorted((one, other) => (one.end ?? Infinity) - (other.end ?? Infinity))
    .values()
    .flatMap(({ id, sample, sampleFields }) => {
      const prayer = findPrayer(dataset, id, now);
      if (!prayer) return [];
      const rateUps = rateUpsOf(prayer, { now, showHidden: false, nameOf });
      const want = featuredWish(rateUps, null).map(({ id: wished }) => String(wished));
      if (want.length === 0) return [];
      const asked = { ...NO_SAVINGS, stock, want, mode: "any" as const, now: startOfDay(now) };
      const { name, image, start, end, types } = prayer;
      return [
        {
          ...{ id, name, image, start, end, types, rateUps, want },
          timing: prayerTiming(prayer, now),
          plan: isLight(prayer, asked) ? planView(prayer, asked) : null,
          isSample: sample || sampleFields.includes("pool"),
        },
      ];
    })
    .take(MOST_PRAYERS)
    .toArray();
}
