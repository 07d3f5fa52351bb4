import { calendarDay } from "#app/game/calendar-day.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { useSettings } from "#app/settings/use-settings.ts";

/** The day on which a prayer starts, as an almanac leads with it. */
export function StartDay({ at }: { at: number | null }) {
  const { useUtc } = useSettings();
  const hydrated = useHydrated();
  if (at === null) return <span className="m">Date unknown</span>;
  const { day, month, year, weekday } = calendarDay(at, hydrated && !useUtc ? "local" : "utc");
  return (
    <time className="pr-day" dateTime={new Date(at).toISOString()}>
      <span className="d num">{day}</span>
      <span className="m">
        {month.slice(0, 3)} {year}
        <br />
        {weekday}
      </span>
    </time>
  );
}
