import { area, line } from "d3-shape";
import { CHART } from "../chance-chart.tsx";

export interface CurvePoint {
  readonly day: number;
  readonly chance: number;
}

/** Where a day of `days` stands, and a chance. */
export function placeOf({ day, chance }: CurvePoint, days: number) {
  return {
    x: days === 0 ? 0 : (day / days) * CHART.width,
    y: (1 - chance) * CHART.height,
  };
}

/** The line through the points, and the area below it, as paths. */
export function curvePaths(points: readonly CurvePoint[], days: number) {
  const x = (point: CurvePoint) => round(placeOf(point, days).x);
  const y = (point: CurvePoint) => round(placeOf(point, days).y);
  const drawn = [...points];
  return {
    line: line<CurvePoint>(x, y)(drawn) ?? "",
    area: area<CurvePoint>().x(x).y0(CHART.height).y1(y)(drawn) ?? "",
  };
}

/** A tenth of a unit is finer than any screen. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}
