import { useClock } from "#app/widgets/clock.ts";
import { timeToReset } from "./time-to-reset.ts";

/** The time left until the daily reset, as a clock. */
export function ResetClock() {
  const left = useClock(timeToReset, 100);
  return (
    <span className="bar-clock" role="timer" aria-label="Time to the daily reset">
      Reset <b className="num">{left}</b>
    </span>
  );
}
