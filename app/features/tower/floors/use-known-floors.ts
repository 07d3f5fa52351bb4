import { useMemo } from "react";
import type { TowerListAnswer } from "#app/api-schemas/tower.ts";
import { fromRanges } from "#app/game/number-ranges.ts";
import { isRevealed } from "#app/game/reveal.ts";
import type { DatedFloor } from "#app/game/tower-floors.ts";
import { useApiAnswer } from "#app/lib/use-api-answer.ts";
import { useSettings } from "#app/settings/settings-context.ts";
import { siteNow, useClock } from "#app/ui/clock.ts";

export interface KnownFloors {
  /** The floors that this visitor sees, ascending. */
  readonly floors: readonly number[];
  /** Those of them that the global version does not have yet. */
  readonly future: ReadonlySet<number>;
  /** Why floors to come cannot be shown to a visitor who wants them; null while nothing is wrong. */
  readonly fault: string | null;
}

/** The clock of the tower (specification 2 §9). */
const TICK_MS = 1000;

/**
 * The floors from the page, and once the list of all floors has arrived also those that the clock
 * has released since then. With spoiler mode on, floors to come are among them.
 */
export function useKnownFloors(ranges: string): KnownFloors {
  const { jpContent } = useSettings();
  const { answer, fault } = useApiAnswer<TowerListAnswer>("/api/towers/get-list", {
    missing: "tower floor list data is null",
    must: "content",
  });
  const list = answer?.content ?? null;
  const onPage = useMemo(() => fromRanges(ranges), [ranges]);
  const releasedCount = useClock(
    (now) => list?.filter(({ release }) => isRevealed(release, now)).length ?? 0,
    TICK_MS,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count tells that time has come
  return useMemo(() => {
    if (list === null) {
      return { floors: onPage, future: NO_FLOORS, fault: jpContent ? fault : null };
    }
    const now = siteNow();
    const future = list.filter(({ release }) => !isRevealed(release, now)).map(floorOf);
    const released = list.filter(({ release }) => isRevealed(release, now)).map(floorOf);
    return {
      floors: jpContent ? list.map(floorOf) : released,
      future: new Set(jpContent ? future : []),
      fault: null,
    };
  }, [onPage, list, fault, jpContent, releasedCount]);
}

const NO_FLOORS: ReadonlySet<number> = new Set();

function floorOf({ floor }: DatedFloor): number {
  return floor;
}
