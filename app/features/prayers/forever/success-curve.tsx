import { percent } from "#app/game/number-format.ts";
import type { ForeverChances } from "./chances.ts";
import { CURVE, curvePaths, placeOf } from "./curve.ts";

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
    <svg className="curve" viewBox="-34 -12 404 224" role="img" aria-label={label}>
      {AXIS.map((share) => (
        <g key={share}>
          <path className="ax" d={`M0 ${(1 - share) * CURVE.height}H${CURVE.width}`} />
          <text x="-8" y={(1 - share) * CURVE.height + 4} textAnchor="end">
            {share * 100}
          </text>
        </g>
      ))}
      <path className="ln2" d={curvePaths(one, days).line} />
      {selected > 0 ? (
        <>
          <path className="ar" d={paths.area} />
          <path className="ln" d={paths.line} />
        </>
      ) : null}
      <text x="0" y="200">
        day {firstDay}
      </text>
      <text x={CURVE.width} y="200" textAnchor="end">
        day {allDays}
      </text>
      {mode === 1 ? <Today chances={chances} day={today} /> : null}
      <EndLabels chances={chances} selected={selected} />
    </svg>
  );
}

const AXIS = [0, 0.25, 0.5, 0.75, 1];

/** Where the prayer stands today, and the chance to have had success by now. */
function Today({ chances: { curve, days }, day }: { chances: ForeverChances; day: number }) {
  const point = curve[day];
  if (point === undefined) return null;
  const { x, y } = placeOf({ day, chance: point.selected }, days);
  const isLate = x > CURVE.width / 2;
  return (
    <g>
      <path className="now" d={`M${x} 0V${CURVE.height}`} />
      {point.selected > 0 ? <circle className="pt" cx={x} cy={y} r="4.5" /> : null}
      {day > 2 && day < days - 1 ? (
        <text className="strong" x={x} y="200" textAnchor="middle">
          today
        </text>
      ) : null}
      {point.selected > 0 ? (
        <text
          className="strong"
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
        <text className="chosen" x={CURVE.width} y={end(last.selected).y - 8} textAnchor="end">
          {selected} selected
        </text>
      ) : null}
      <text x={CURVE.width} y={end(last.one).y + (selected > 1 ? 16 : -8)} textAnchor="end">
        1 selected
      </text>
    </>
  );
}
