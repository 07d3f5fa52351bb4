/** The best chance with a purse. */
export interface CurvePoint {
  readonly sc: number;
  readonly gc: number;
  readonly chance: number;
}

const MOST_POINTS = 200;

/** At most 200 of the points, evenly chosen by their place, the first and the last among them. */
export function thinned(points: readonly CurvePoint[]): CurvePoint[] {
  if (points.length <= MOST_POINTS) return [...points];
  return Array.from({ length: MOST_POINTS }, (_, at) => {
    const place = Math.round((at * (points.length - 1)) / (MOST_POINTS - 1));
    return points[place];
  }).filter((point) => point !== undefined);
}
