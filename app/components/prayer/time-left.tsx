import { DateText } from "#app/settings/date-text.tsx";
import { Countdown } from "#app/ui/countdown.tsx";
import { PrayerEnd } from "./prayer-end.tsx";
import type { ShownPrayer } from "./shown-prayer.ts";
import { usePrayerTiming } from "./use-prayer-timing.ts";

type Prayer = Pick<ShownPrayer, "name" | "start" | "end" | "timing">;

/** "starts in" before the start, "ends in" before the end, with a countdown; afterwards nothing. */
export function TimeLeft({ prayer }: { prayer: Prayer }) {
  const timing = usePrayerTiming(prayer);
  const [verb, moment] =
    timing === "upcoming" ? ["starts in", prayer.start] : ["ends in", prayer.end];
  if (timing === "none" || timing === "unknown" || moment === null) return null;
  return (
    <span className="till">
      <small>{verb}</small> <Countdown to={moment} label={`${prayer.name} ${verb}`} />
    </span>
  );
}

/** The date that the countdown runs to, by the last minute that counts; without one nothing. */
export function TimeEdge({ prayer }: { prayer: Prayer & Pick<ShownPrayer, "types"> }) {
  const timing = usePrayerTiming(prayer);
  const isUpcoming = timing === "upcoming";
  if (timing === "none" || timing === "unknown") return null;
  if ((isUpcoming ? prayer.start : prayer.end) === null) return null;
  return (
    <span className="num text-ink-2 whitespace-nowrap">
      {/* No countdown before it says so on paper. */}
      <span className="hidden print:inline">{isUpcoming ? "starts " : "ends "}</span>
      {isUpcoming ? (
        <DateText at={prayer.start} format="compact-prayer" namesZone />
      ) : (
        <PrayerEnd prayer={prayer} format="compact-prayer" namesZone />
      )}
    </span>
  );
}

/** Whether a prayer is to come, runs or is over, or has no date, in words. */
export function PrayerState({ prayer }: { prayer: Prayer }) {
  const timing = usePrayerTiming(prayer);
  const [tone, word] = STATES[timing];
  return <span className={`state ${tone}`}>{word}</span>;
}

const STATES = {
  upcoming: ["soon", "Upcoming"],
  ongoing: ["on", "Ongoing"],
  none: ["past", "Ended"],
  unknown: ["faint", "Date unknown"],
} as const;
