import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type { PrayerDetailAnswer } from "#app/api-schemas/prayers.ts";
import { useSettings } from "#app/settings/use-settings.ts";
import { fetchPrayer, UnansweredError } from "../fetch-prayer.ts";
import type { OfferedRoll } from "../offered-rolls.ts";
import type { SimulatedPrayer } from "../simulated-prayer.ts";
import type { SimulatorRun } from "../simulator-run.ts";
import { idsAt } from "../veiled-run.ts";

const loadPanel = () => import("./many-rolls-panel.tsx");
const ManyRollsPanel = lazy(async () => ({ default: (await loadPanel()).ManyRollsPanel }));

/** Rolls in great numbers, with the exact chances beside them; loads what it needs when opened. */
export function ManyRolls({
  prayer: { id, hidden },
  run,
  offered,
  onRun,
}: {
  prayer: Pick<SimulatedPrayer, "id" | "hidden">;
  run: SimulatorRun;
  offered: readonly OfferedRoll[];
  onRun: (run: SimulatorRun, prayer: PrayerDetailAnswer) => void;
}) {
  const { jpContent } = useSettings();
  const [prayer, setPrayer] = useState<PrayerDetailAnswer | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const hiddenIds = useMemo(
    () => new Set(prayer && !jpContent ? idsAt(prayer.pool, hidden) : []),
    [prayer, hidden, jpContent],
  );
  const load = async () => {
    try {
      setPrayer(await fetchPrayer(id));
      setProblem(null);
    } catch (error) {
      if (!(error instanceof UnansweredError)) throw error;
      setProblem(error.message);
    }
  };
  const open = useEffectEvent((details: HTMLDetailsElement | null) => {
    if (!details?.open || prayer) return;
    // Beside the prayer; whether it came is seen where the panel is drawn.
    loadPanel().catch(() => undefined);
    void load();
  });
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // It may have been opened before the scripts were there, and toggled once is never told.
    open(details.current);
    const toggled = () => open(details.current);
    const heard = details.current;
    heard?.addEventListener("toggle", toggled);
    return () => heard?.removeEventListener("toggle", toggled);
  }, []);
  return (
    <details ref={details} className="many">
      <summary>Many pulls at once</summary>
      <noscript>
        <p className="help">This needs JavaScript.</p>
      </noscript>
      {problem ? <p className="err">{problem}</p> : null}
      {prayer ? (
        <Suspense fallback={null}>
          <ManyRollsPanel
            prayer={prayer}
            hidden={hiddenIds}
            run={run}
            offered={offered}
            onRun={(next) => onRun(next, prayer)}
          />
        </Suspense>
      ) : null}
    </details>
  );
}
