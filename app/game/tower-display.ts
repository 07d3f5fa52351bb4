import type { Anomaly } from "./vocabulary/buffs.ts";

/** An ability's name as it is shown: what stands in brackets becomes "(...)" (specification 2 §5). */
export function displayedAbilityName(name: string): string {
  return name.replaceAll(/\([^()]*\)/g, "(...)");
}

/** What healing of `percent` gives back of `hp`, rounded to whole points (specification 2 §9). */
export function percentHealing(hp: number, percent: number): number {
  return Math.round((hp * percent) / 100);
}

/** How long the cycle of immunities shows each anomaly, ms (specification 2 §9). */
export const IMMUNITY_STEP_MS = 1000;

/** The anomaly that the cycle shows at `now`; before the clock runs (null) the first one. */
export function immunityAt(anomalies: readonly Anomaly[], now: number | null): Anomaly | undefined {
  const step = now === null ? 0 : Math.floor(now / IMMUNITY_STEP_MS);
  return anomalies[step % anomalies.length];
}

/**
 * Where a counter stands that runs from one number to another, `elapsed` ms after it began: it
 * slows down towards its end and takes 600 ms (specification 2 §9).
 */
export function countedAt(from: number, to: number, elapsed: number): number {
  const share = Math.min(Math.max(elapsed / COUNT_MS, 0), 1);
  return Math.round(from + (to - from) * (1 - (1 - share) ** 3));
}

export const COUNT_MS = 600;
