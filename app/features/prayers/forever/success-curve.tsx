import { area, line } from "d3-shape";
import { percent } from "#app/game/number-format.ts";
import { CHART, ChanceChart, ChanceCurve, ChancePoint, ChartMoment } from "../chance-chart.tsx";
import type { ForeverChances } from "./chances.ts";

/**
 * How the chance of success rises day by day: of the selected characters, and as a measure of a
 * single one. The figures stand in a table beside it, which says the same without a picture.
 */
export function SuccessCurve({ chances, selected }: { chances: ForeverChances; selected: number }) {
  const { curve, days, mode, today, firstDay, allDays, success } = chances;
  if (days === 0) return null;
  const chosen = curve.map((point) => ({ day: point.day, chance: point.selected }));
  const one = curve.map((point) => ({ day: point.day, chance: point.one }));
  const paths = curvePaths(chosen, days);
  const label =
    `The chance by day, from day ${firstDay} to day ${allDays}: ` +
    `with ${selected} selected it rises to ${percent(success, 2)} %, ` +
    `with a single one to ${percent(curve.at(-1)?.one ?? 0, 2)} %.`;
  return (
    <ChanceChart label={label}>
      <path
        className="fill-none stroke-ink-3 stroke-[1.25] [stroke-dasharray:3_3]"
        d={curvePaths(one, days).line}
      />
      {selected > 0 ? <ChanceCurve {...paths} /> : null}
      <text x="0" y="200">
        day {firstDay}
      </text>
      <text x={CHART.width} y="200" textAnchor="end">
        day {allDays}
      </text>
      {mode === 1 ? <Today chances={chances} day={today} /> : null}
      <EndLabels chances={chances} selected={selected} />
    </ChanceChart>
  );
}

/** Where the prayer stands today, and the chance to have had success by now. */
function Today({ chances: { curve, days }, day }: { chances: ForeverChances; day: number }) {
  const point = curve[day];
  if (point === undefined) return null;
  const { x, y } = placeOf({ day, chance: point.selected }, days);
  const isLate = x > CHART.width / 2;
  return (
    <g>
      <ChartMoment x={x} />
      {point.selected > 0 ? <ChancePoint x={x} y={y} /> : null}
      {day > 2 && day < days - 1 ? (
        <text className="fill-ink font-semibold" x={x} y="200" textAnchor="middle">
          today
        </text>
      ) : null}
      {point.selected > 0 ? (
        <text
          className="fill-ink font-semibold"
          x={isLate ? x - 9 : x + 9}
          y={isLate ? y - 8 : y + 16}
          textAnchor={isLate ? "end" : "start"}
        >
          {percent(point.selected, 1)} %
        </text>
      ) : null}
    </g>
  );
}

/** Which line is which, at their ends, where they are farthest apart. */
function EndLabels({ chances, selected }: { chances: ForeverChances; selected: number }) {
  const last = chances.curve.at(-1);
  if (last === undefined) return null;
  const end = (chance: number) => placeOf({ day: chances.days, chance }, chances.days);
  return (
    <>
      {selected > 1 ? (
        <text
          className="fill-seal font-semibold"
          x={CHART.width}
          y={end(last.selected).y - 8}
          textAnchor="end"
        >
          {selected} selected
        </text>
      ) : null}
      <text x={CHART.width} y={end(last.one).y + (selected > 1 ? 16 : -8)} textAnchor="end">
        1 selected
      </text>
    </>
  );
}

interface CurvePoint {
  readonly day: number;
  readonly chance: number;
}

/** Where a day of `days` stands, and a chance. */
function placeOf({ day, chance }: CurvePoint, days: number) {
  return {
    x: days === 0 ? 0 : (day / days) * CHART.width,
    y: (1 - chance) * CHART.height,
  };
}

/** The line through the points, and the area below it, as paths. */
function curvePaths(points: readonly CurvePoint[], days: number) {
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
