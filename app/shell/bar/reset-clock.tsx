import { useRef } from "react";
import { useClockInSight } from "#app/widgets/clock.ts";
import { timeToReset } from "./time-to-reset.ts";

/** The time left until the daily reset, as a clock. */
export function ResetClock() {
  // A narrow bar has no place for it, so there it is out of sight.
  const place = useRef<HTMLSpanElement>(null);
  const left = useClockInSight(place, timeToReset, REFRESH);
  return (
    <span ref={place} className="bar-clock" role="timer" aria-label="Time to the daily reset">
      Reset <b className="num">{left}</b>
    </span>
  );
}

/** Ms between looks at the clock: it shows whole seconds to a whole second. */
const REFRESH = 1_000;
