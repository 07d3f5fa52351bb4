import { formatSpan } from "#app/game/date-format.ts";
import { useZone } from "./settings-context.ts";

/** From when to when (ms since the epoch), in the zone that the visitor reads times in. */
export function DateSpan({ start, end }: { start: number; end: number }) {
  const [from, to] = formatSpan(start, end, useZone());
  return (
    <span>
      <time dateTime={new Date(start).toISOString()}>{from}</time> –{" "}
      <time dateTime={new Date(end).toISOString()}>{to}</time>
    </span>
  );
}
