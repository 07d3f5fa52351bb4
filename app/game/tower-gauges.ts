/** Which gauges of an enemy are looked at: all of them, or one phase from 0 on. */
export type GaugeView = number;

export const ALL_GAUGES: GaugeView = -1;

export type GaugeColour = "red" | "yellow" | "green";

/** The next view of the cycle: all, the gauges in turn, all again (specification 2 §4). */
export function nextGaugeView(view: GaugeView, gauges: number): GaugeView {
  return view + 1 < gauges ? view + 1 : ALL_GAUGES;
}

/** The view before, so that the cycle can be walked backwards. */
export function previousGaugeView(view: GaugeView, gauges: number): GaugeView {
  return view > ALL_GAUGES ? view - 1 : gauges - 1;
}

/**
 * The colour of the gauge with this index: by how many remain with it, red for three (and more),
 * yellow for two, green for the last one (specification 2 §4).
 */
export function gaugeColour(index: number, gauges: number): GaugeColour {
  const remaining = gauges - index;
  if (remaining >= 3) return "red";
  return remaining === 2 ? "yellow" : "green";
}

/** The HP that a view shows: of all gauges, or of the one looked at. */
export function hpInView(hpGauges: readonly number[], view: GaugeView): number {
  return view === ALL_GAUGES ? hpGauges.reduce((sum, hp) => sum + hp, 0) : (hpGauges[view] ?? 0);
}

/** Does what belongs to gauge `gauge` (from 1; null is every gauge) show in this view? */
export function isInView(gauge: number | null, view: GaugeView): boolean {
  return view === ALL_GAUGES || gauge === null || gauge === view + 1;
}

/** The name of a view: "All gauges", "Gauge 2 of 3". */
export function gaugeViewName(view: GaugeView, gauges: number): string {
  return view === ALL_GAUGES ? "All gauges" : `Gauge ${view + 1} of ${gauges}`;
}
