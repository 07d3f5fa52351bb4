import {
  type DateFormat,
  type DateMode,
  formatDate,
  zoneName,
  zoneNameBefore,
} from "#app/game/date-format.ts";
import { useZonedText } from "./use-zoned-text.ts";

/**
 * An instant (ms since the epoch) in words: in UTC as the server writes it, then in the visitor's
 * zone unless she prefers UTC. Mode `no-date` stands for a date that is not known, `none` for
 * nothing at all; so does a null instant. `namesZone` sets the zone behind a format without one: at
 * the end of a span it holds for both instants, and the start gives the end as `until`, to name its
 * own where that is another.
 */
export function DateText({
  at,
  format = "dynamic",
  mode = "all",
  namesZone = false,
  until,
}: {
  at: number | null;
  format?: DateFormat;
  mode?: DateMode;
  namesZone?: boolean;
  until?: number;
}) {
  const text = useZonedText((zone) => {
    if (at === null) return "";
    const instant = formatDate(at, format, zone);
    if (until !== undefined) return instant + zoneNameBefore(at, until, zone);
    return namesZone ? `${instant} ${zoneName(at, zone)}` : instant;
  });
  if (mode === "none" || (at === null && mode === "all")) {
    return null;
  }
  if (at === null || mode === "no-date") {
    return <span>date unknown</span>;
  }
  return <time dateTime={new Date(at).toISOString()}>{text}</time>;
}
