import { type PrayerTiming, prayerTiming } from "#app/game/prayer-timing.ts";
import { useClockFrom } from "#app/ui/clock.ts";
import type { ShownPrayer } from "./shown-prayer.ts";

/** How a prayer stands: as the server saw it, then live by the clock of the page. */
export function usePrayerTiming({
  start,
  end,
  timing,
}: Pick<ShownPrayer, "start" | "end" | "timing">): PrayerTiming {
  return useClockFrom(timing, (now) => prayerTiming({ start, end }, now), COUNTDOWN_REFRESH);
}

/** Ms between looks at the clock (specification 1 §9). */
const COUNTDOWN_REFRESH = 100;
