import { useClock } from "#app/ui/clock.ts";
import { timeToReset } from "./time-to-reset.ts";

/** The time left until the daily reset, as a clock. */
export function ResetClock() {
  const left = useClock(timeToReset, REFRESH_MS);
  return (
    <span className="bar-clock" role="timer" aria-label="Time to the daily reset">
      <span>Reset</span> <b className="num">{left}</b>
    </span>
  );
}

/** Ms between looks at the clock: it shows whole seconds to a whole second. */
const REFRESH_MS = 1_000;
