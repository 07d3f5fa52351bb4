import { type DateFormat, type DateMode, formatDate, zoneName } from "#app/game/date-format.ts";
import { useBrowserValue } from "#app/widgets/browser-value.ts";
import { usePreferences } from "./use-preferences.ts";

/**
 * An instant (ms since the epoch) in words: in UTC as the server writes it, then in the visitor's
 * zone unless she prefers UTC. Mode `no-date` stands for a date that is not known, `none` for
 * nothing at all; so does a null instant. `namesZone` sets the zone behind a format without one: at
 * the end of a span it holds for both instants.
 */
export function DateText({
  at,
  format = "dynamic",
  mode = "all",
  namesZone = false,
}: {
  at: number | null;
  format?: DateFormat;
  mode?: DateMode;
  namesZone?: boolean;
}) {
  const { useUtc } = usePreferences();
  const text = useTextOf(at, { format, namesZone, useUtc });
  if (mode === "none" || (at === null && mode === "all")) {
    return null;
  }
  if (at === null || mode === "no-date") {
    return <span className="no-date">date unknown</span>;
  }
  return <time dateTime={new Date(at).toISOString()}>{text}</time>;
}

/** The server's words while hydrating; drawn anew only where those of the visitor's zone differ. */
function useTextOf(
  at: number | null,
  { format, namesZone, useUtc }: { format: DateFormat; namesZone: boolean; useUtc: boolean },
): string {
  const write = (zone: "local" | "utc") => {
    if (at === null) return "";
    const text = formatDate(at, format, zone);
    return namesZone ? `${text} ${zoneName(at, zone)}` : text;
  };
  return useBrowserValue(
    subscribeToNothing,
    () => write(useUtc ? "utc" : "local"),
    () => write("utc"),
  );
}

const subscribeToNothing = () => () => undefined;
