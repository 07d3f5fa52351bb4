import { useMemo } from "react";
import { useIsWanted } from "#app/collection/use-is-wanted.ts";
import type { RateUp } from "./shown-prayer.ts";

/** The rate-ups of a prayer, those first that the visitor wanted when she came. */
export function useWantedFirst(rateUps: readonly RateUp[]): readonly RateUp[] {
  const isWanted = useIsWanted();
  const isRead = isWanted !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wanted now stays where it was pressed.
  return useMemo(() => {
    if (!isWanted) return rateUps;
    const rank = (one: RateUp) => (one.kind !== "hidden" && isWanted(one.kind, one.id) ? 0 : 1);
    return rateUps.toSorted((one, other) => rank(one) - rank(other));
  }, [rateUps, isRead]);
}
