import { formatSpan } from "#app/game/date-format.ts";
import { useBrowserValue } from "#app/widgets/browser-value.ts";
import { usePreferences } from "./use-preferences.ts";

/** From when to when (ms since the epoch), in the zone that the visitor reads dates in. */
export function DateSpan({ start, end }: { start: number; end: number }) {
  const { useUtc } = usePreferences();
  const textOf = (part: 0 | 1, zone: "local" | "utc") => formatSpan(start, end, zone)[part];
  const zone = useUtc ? "utc" : "local";
  const from = useBrowserValue(
    subscribeToNothing,
    () => textOf(0, zone),
    () => textOf(0, "utc"),
  );
  const to = useBrowserValue(
    subscribeToNothing,
    () => textOf(1, zone),
    () => textOf(1, "utc"),
  );
  return (
    <>
      <time dateTime={new Date(start).toISOString()}>{from}</time> –{" "}
      <time dateTime={new Date(end).toISOString()}>{to}</time>
    </>
  );
}

const subscribeToNothing = () => () => undefined;
