import { area, line } from "d3-shape";

/** The drawing area of the curve, in units of its view box. */
export const CURVE = { width: 360, height: 180 } as const;

export interface CurvePoint {
  readonly day: number;
  readonly chance: number;
}

/** Where a day of `days` stands, and a chance. */
export function placeOf({ day, chance }: CurvePoint, days: number) {
  return {
    x: days === 0 ? 0 : (day / days) * CURVE.width,
    y: (1 - chance) * CURVE.height,
  };
}

/** The line through the points, and the area below it, as paths. */
export function curvePaths(points: readonly CurvePoint[], days: number) {
  const x = (point: CurvePoint) => round(placeOf(point, days).x);
  const y = (point: CurvePoint) => round(placeOf(point, days).y);
  const drawn = [...points];
  return {
    line: line<CurvePoint>(x, y)(drawn) ?? "",
    area: area<CurvePoint>().x(x).y0(CURVE.height).y1(y)(drawn) ?? "",
  };
}

/** A tenth of a unit is finer than any screen. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}
