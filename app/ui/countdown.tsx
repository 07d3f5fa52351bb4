import { useClock } from "./clock.ts";
import { countdownParts } from "./countdown-parts.ts";

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
  const seconds = useClock((now) => Math.max(0, Math.ceil((to - now) / 1000)), refresh);
  return (
    <span className="countdown num" role="timer" aria-label={label} data-to={to}>
      {countdownParts(seconds).map(({ unit, digits }) => (
        <span key={unit} className="countdown-part">
          <span className="digits">{digits}</span>
          <span className="unit">{unit}</span>
        </span>
      ))}
    </span>
  );
}
