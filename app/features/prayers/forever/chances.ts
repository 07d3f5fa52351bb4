import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import {
  type ChanceMode,
  chanceModeAt,
  chancesByWanted,
  daysCounted,
  daysOfForeverPrayer,
  successChance,
} from "#app/game/forever-chances.ts";
import { UTC } from "#app/game/utc-day.ts";

interface Asked {
  /** Ms since the epoch. */
  readonly start: number;
  readonly end: number;
  /** Characters in all. */
  readonly total: number;
  /** Characters hoped for. */
  readonly selected: number;
  readonly mode: ChanceMode;
}

/** Every figure of the page at `now`; chances are fractions of 1. */
export function foreverChances({ start, end, total, selected, mode: wanted }: Asked, now: number) {
  const mode = chanceModeAt({ start, end }, wanted, now);
  const days = mode === 0 ? 0 : daysCounted({ start, end }, mode, now);
  const allDays = daysOfForeverPrayer({ start, end });
  return {
    /** 0: chances are not shown, since the prayer does not run. */
    mode,
    days,
    allDays,
    /** Which day of the prayer it is, from 1 on. */
    today: differenceInCalendarDays(now, start, UTC) + 1,
    /** The day of the prayer on which counting begins. */
    firstDay: allDays - days + 1,
    each: total === 0 ? 0 : 1 / total,
    success: successChance(total, selected, days),
    byWanted: chancesByWanted(total, days),
    /** The chance after each counted day, of the selected and of a single one. */
    curve: Array.from({ length: days + 1 }, (_, day) => ({
      day,
      selected: successChance(total, selected, day),
      one: successChance(total, 1, day),
    })),
  };
}

export type ForeverChances = ReturnType<typeof foreverChances>;
