import { formatSpan } from "#app/game/date-format.ts";
import { useZonedText } from "./use-zoned-text.ts";

/** From when to when (ms since the epoch), in the zone that the visitor reads times in. */
export function DateSpan({ start, end }: { start: number; end: number }) {
  const from = useZonedText((zone) => formatSpan(start, end, zone)[0]);
  const to = useZonedText((zone) => formatSpan(start, end, zone)[1]);
  return (
    <span>
      <time dateTime={new Date(start).toISOString()}>{from}</time> –{" "}
      <time dateTime={new Date(end).toISOString()}>{to}</time>
    </span>
  );
}
