import { useState, useSyncExternalStore } from "react";
import { IMMUNITY_STEP_MS, immunityAt } from "#app/game/tower-display.ts";
import { ANOMALIES, type Anomaly } from "#app/game/vocabulary/buffs.ts";
import { labelOf } from "#app/game/vocabulary/vocabulary.ts";
import { siteNow, useClock } from "#app/ui/clock.ts";
import { Icon } from "#app/ui/icon.tsx";

/**
 * The anomalies that an enemy is immune to: a sign that shows each for a second, and their names.
 * The sign stands still for who wants less movement, and for who presses it.
 */
export function ImmunityCycle({ anomalies }: { anomalies: readonly Anomaly[] }) {
  const [pausedAt, setPausedAt] = useState<number | null>(null);
  const isCalm = useReducedMotion();
  const names = anomalies.map((id) => labelOf(ANOMALIES, id));
  const moves = anomalies.length > 1 && !isCalm;
  return (
    <span className="inline-flex items-center gap-1 align-middle">
      {moves ? (
        <button
          type="button"
          className="inline-grid min-h-6 min-w-6 place-items-center"
          aria-label="Hold the signs of immunity"
          aria-pressed={pausedAt !== null}
          onClick={() => setPausedAt(pausedAt === null ? siteNow() : null)}
        >
          {pausedAt === null ? (
            <MovingSign anomalies={anomalies} />
          ) : (
            <Sign anomaly={immunityAt(anomalies, pausedAt)} />
          )}
        </button>
      ) : (
        <span className="inline-grid min-h-6 min-w-6 place-items-center">
          <Sign anomaly={anomalies[0]} />
        </span>
      )}
      <span>{names.join(", ")}</span>
    </span>
  );
}

function MovingSign({ anomalies }: { anomalies: readonly Anomaly[] }) {
  const shown = useClock((now) => immunityAt(anomalies, now) ?? "", IMMUNITY_STEP_MS);
  return <Sign anomaly={anomalies.find((id) => id === shown) ?? anomalies[0]} />;
}

function Sign({ anomaly }: { anomaly: Anomaly | undefined }) {
  return anomaly ? (
    <span style={{ color: `var(--an-${anomaly})` }} data-anomaly={anomaly}>
      <Icon name={`an-${anomaly}`} />
    </span>
  ) : null;
}

function useReducedMotion(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(REDUCED);
      query.addEventListener("change", changed);
      return () => query.removeEventListener("change", changed);
    },
    () => window.matchMedia(REDUCED).matches,
    () => true,
  );
}

const REDUCED = "(prefers-reduced-motion: reduce)";
