import { usePreferences } from "#app/preferences/use-preferences.ts";
import { useHydrated } from "#app/widgets/use-hydrated.ts";

/** The day on which a prayer starts, as an almanac leads with it. */
export function StartDay({ at }: { at: number | null }) {
  const { useUtc } = usePreferences();
  const hydrated = useHydrated();
  if (at === null) return <span className="m">Date unknown</span>;
  const { day, month, weekday } = startDay(at, hydrated && !useUtc ? undefined : "UTC");
  return (
    <time className="pr-day" dateTime={new Date(at).toISOString()}>
      <span className="d num">{day}</span>
      <span className="m">
        {month}
        <br />
        {weekday}
      </span>
    </time>
  );
}

/** Day, month with year, and weekday of an instant in a time zone; the browser's without one. */
function startDay(at: number, timeZone: "UTC" | undefined) {
  const parts = new Map(
    formatIn(timeZone)
      .formatToParts(at)
      .map((part) => [part.type, part.value]),
  );
  return {
    day: parts.get("day") ?? "",
    month: `${parts.get("month")} ${parts.get("year")}`,
    weekday: parts.get("weekday") ?? "",
  };
}

const formats = new Map<string | undefined, Intl.DateTimeFormat>();

// Formats cost far more to make than to use.
function formatIn(timeZone: "UTC" | undefined): Intl.DateTimeFormat {
  const made = formats.get(timeZone) ?? new Intl.DateTimeFormat("en-US", { ...DAY, timeZone });
  formats.set(timeZone, made);
  return made;
}

const DAY = { day: "numeric", month: "short", year: "numeric", weekday: "long" } as const;
