import { useEffect, useRef } from "react";
import { dayProgress, nextReset, startOfDay } from "#app/game/utc-day.ts";
import { useClock } from "#app/ui/clock.ts";
import { Countdown } from "#app/ui/countdown.tsx";
import { showToast } from "#app/ui/toasts.tsx";
import { HomeClock } from "./home-clock.tsx";

/** The countdown to the next UTC day, with a bar for how much of this one has passed. */
export function DailyReset({ at }: { at: number }) {
  const today = useClock(startOfDay, RESET_REFRESH);
  const passed = useClock((now) => Math.floor(dayProgress(now) * 1000) / 10, RESET_REFRESH);
  useRolloverToast(today);
  return (
    <HomeClock
      id="daily-reset"
      title="Daily reset"
      end={<span className="num faint">00:00 UTC</span>}
    >
      <p className="clock clock-day">
        <Countdown to={nextReset(today ?? at)} label="Time until the daily reset" />
      </p>
      <div
        className="relative h-[3px] bg-rule print:hidden after:absolute after:inset-y-0 after:left-0 after:w-(--v) after:bg-seal-fill"
        style={{ "--v": `${passed ?? 0}%` }}
      />
    </HomeClock>
  );
}

/** Ms between looks at the clock: days begin on whole seconds, so more of them show nothing new. */
const RESET_REFRESH = 1_000;

/** Says when the UTC day has rolled over, also while the page was hidden. */
function useRolloverToast(today: number | null): void {
  const known = useRef<number | null>(null);
  useEffect(() => {
    if (known.current !== null && today !== null && today > known.current) {
      showToast("Relog your game to get your login bonus!", { duration: 5_000 });
    }
    known.current = today;
  }, [today]);
}
