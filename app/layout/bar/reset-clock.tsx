import { useClock } from "#app/ui/clock.ts";
import { timeToReset } from "./time-to-reset.ts";

/** The time left until the daily reset, as a clock. */
export function ResetClock() {
  const left = useClock(timeToReset, REFRESH_MS);
  return (
    // Not on a line of letters, nor in widths of a digit: both change when the face arrives.
    <span
      className="hidden items-center gap-2 px-3 text-dense/[1.25] whitespace-nowrap text-on-sky-2 min-[1180px]:flex"
      role="timer"
      aria-label="Time to the daily reset"
    >
      <span>Reset</span> <b className="num w-[5.5em] text-end font-normal text-on-sky">{left}</b>
    </span>
  );
}

/** Ms between looks at the clock: it shows whole seconds to a whole second. */
const REFRESH_MS = 1_000;
