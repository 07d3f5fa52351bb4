import { useCallback, useRef } from "react";
import { type CountdownPart, countdownParts } from "./countdown-parts.ts";
import { refreshTowards } from "./refresh-towards.ts";
import { useTickingTexts } from "./ticking-texts.ts";

/**
 * The time left until `to` (ms since the epoch) in days, hours, minutes and seconds. The digits have
 * fixed cells, blank until the browser ticks, so that nothing moves. A timer is quiet for screen
 * readers unless they ask for it; `label` says what it counts towards.
 */
export function Countdown({
  to,
  refresh = 100,
  label,
}: {
  to: number;
  /** Ms between looks at the clock, for a moment between two seconds (specification 1 §9). */
  refresh?: 100 | 200 | 500;
  label: string;
}) {
  const place = useRef<HTMLSpanElement>(null);
  const digitsAt = useCallback(
    (now: number) => countdownParts(Math.max(0, Math.ceil((to - now) / 1000))).map(digitsOf),
    [to],
  );
  useTickingTexts(place, digitsAt, refreshTowards([to], refresh));
  return (
    <span ref={place} className="countdown num" role="timer" aria-label={label} data-to={to}>
      {countdownParts(null).map(({ unit, digits }) => (
        <span key={unit} className="countdown-part">
          <span className="digits" data-ticks>
            {digits}
          </span>
          <span className="unit">{unit}</span>
        </span>
      ))}
    </span>
  );
}

const digitsOf = ({ digits }: CountdownPart) => digits;
