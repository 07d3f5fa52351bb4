import type { DateFormat } from "#app/game/date-format.ts";
import { displayedEnd, isEndless } from "#app/game/prayer-timing.ts";
import { DateText } from "#app/settings/date-text.tsx";
import type { ShownPrayer } from "./shown-prayer.ts";

/** When a prayer ends, by the last minute that counts, or that it never does or that is unknown. */
export function PrayerEnd({
  prayer,
  format,
  namesZone = false,
}: {
  prayer: Pick<ShownPrayer, "end" | "types">;
  format: DateFormat;
  namesZone?: boolean;
}) {
  const { end } = prayer;
  if (end === null) return <span>{isEndless(prayer) ? "no end" : "not known"}</span>;
  return <DateText at={displayedEnd(end)} format={format} namesZone={namesZone} />;
}
