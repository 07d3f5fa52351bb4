import { calendarDay } from "#app/game/calendar-day.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { useSettings } from "#app/settings/use-settings.ts";

/** Side by side on a phone, one below the other where there is a column for it. */
export const DAY =
  "flex items-center gap-2.5 lg:grid lg:content-start lg:justify-items-start lg:gap-1";
const BESIDE = "text-small leading-snug text-ink-3";

/** The day on which a prayer starts, as an almanac leads with it. */
export function StartDay({ at }: { at: number | null }) {
  const { useUtc } = useSettings();
  const hydrated = useHydrated();
  if (at === null) return <span className={BESIDE}>Date unknown</span>;
  const { day, month, year, weekday } = calendarDay(at, hydrated && !useUtc ? "local" : "utc");
  return (
    <time className={DAY} dateTime={new Date(at).toISOString()}>
      <span className="num font-title text-[2rem] leading-none font-medium lg:text-[3.25rem]">
        {day}
      </span>
      <span className={BESIDE}>
        {month.slice(0, 3)} {year}
        <br />
        {weekday}
      </span>
    </time>
  );
}
