import { useRef } from "react";
import { useTickingTexts } from "#app/widgets/ticking-texts.ts";
import { timeToReset } from "./time-to-reset.ts";

/** The time left until the daily reset, as a clock. */
export function ResetClock() {
  // A narrow bar has no place for it, so there it is out of sight.
  const place = useRef<HTMLSpanElement>(null);
  useTickingTexts(place, resetTexts, REFRESH);
  return (
    <span ref={place} className="bar-clock" role="timer" aria-label="Time to the daily reset">
      Reset <b className="num" data-ticks />
    </span>
  );
}

/** Ms between looks at the clock: it shows whole seconds to a whole second. */
const REFRESH = 1_000;

const resetTexts = (now: number) => [timeToReset(now)];
