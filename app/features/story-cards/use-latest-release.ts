import { useMemo } from "react";
import { siteNow, useClock } from "#app/ui/clock.ts";

/**
 * The latest of these releases that has passed, ms since the epoch; 0 before the first. Looked at
 * as often as the specification re-checks releases (2 §4), and changes when another one passes.
 */
export function useLatestRelease(releases: readonly (number | null)[]): number {
  const ascending = useMemo(
    () => releases.filter((release) => release !== null).sort((a, b) => a - b),
    [releases],
  );
  const latestUntil = (now: number) => ascending.findLast((release) => release <= now) ?? 0;
  const latest = useClock(latestUntil, 100);
  return latest ?? (typeof window === "undefined" ? 0 : latestUntil(siteNow()));
}
