import {
  type DateFormat,
  type DateMode,
  formatDate,
  zoneName,
  zoneNameBefore,
} from "#app/game/date-format.ts";
import { useZone } from "./settings-context.ts";

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
  const zone = useZone();
  if (mode === "none" || (at === null && mode === "all")) {
    return null;
  }
  if (at === null || mode === "no-date") {
    return <span>date unknown</span>;
  }
  const instant = formatDate(at, format, zone);
  const zoneBehind =
    until !== undefined
      ? zoneNameBefore(at, until, zone)
      : namesZone
        ? ` ${zoneName(at, zone)}`
        : "";
  return <time dateTime={new Date(at).toISOString()}>{instant + zoneBehind}</time>;
}
