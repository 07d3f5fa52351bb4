import { area, curveStepAfter, line } from "d3-shape";
import { formatNumber, percent } from "#app/game/number-format.ts";
import type { Curve } from "./plan-view.ts";

const WIDTH = 360;
const HEIGHT = 180;

/** The best chance over what is spent, with the purse as a point on it. */
export function PlanCurve({
  curve: { currency, points },
  purse,
  chance,
}: {
  curve: Curve;
  /** What is in hand of the curve's currency, and its chance. */
  purse: number;
  chance: number;
}) {
  const most = points.at(-1)?.cost ?? 1;
  const x = (cost: number) => Math.round((cost / most) * WIDTH * 10) / 10;
  const y = (share: number) => Math.round((1 - share) * HEIGHT * 10) / 10;
  const xOf = (point: Curve["points"][number]) => x(point.cost);
  const yOf = (point: Curve["points"][number]) => y(point.chance);
  const drawn = [...points];
  const crystals = currency === "gc" ? "god crystals" : "seal crystals";
  const isLate = purse > most / 2;
  return (
    <svg
      className="curve"
      viewBox="-34 -12 404 224"
      role="img"
      aria-label={`The chance rises with the ${crystals}: ${percent(chance, 1)} % with ${formatNumber(purse)}, ${percent(points.at(-1)?.chance ?? 0, 1)} % with ${formatNumber(Math.round(most))}.`}
    >
      {[0, 0.25, 0.5, 0.75, 1].map((share) => (
        <g key={share}>
          <path className="ax" d={`M0 ${y(share)}H${WIDTH}`} />
          <text x="-8" y={y(share) + 4} textAnchor="end">
            {share * 100}
          </text>
        </g>
      ))}
      <path
        className="ar"
        d={
          area<(typeof drawn)[number]>().x(xOf).y0(HEIGHT).y1(yOf).curve(curveStepAfter)(drawn) ??
          ""
        }
      />
      <path
        className="ln"
        d={line<(typeof drawn)[number]>(xOf, yOf).curve(curveStepAfter)(drawn) ?? ""}
      />
      <text x="0" y="200">
        0
      </text>
      <text x={WIDTH} y="200" textAnchor="end">
        {formatNumber(Math.round(most))} {crystals}
      </text>
      <path className="now" d={`M${x(purse)} 0V${HEIGHT}`} />
      <circle className="pt" cx={x(purse)} cy={y(chance)} r="5" />
      <text
        className="strong"
        // The line rises to the right: below it is room, but not at its foot.
        x={isLate ? x(purse) - 10 : x(purse) + 10}
        y={chance > 0.12 ? y(chance) + 18 : y(chance) - 9}
        textAnchor={isLate ? "end" : "start"}
      >
        {percent(chance, 1)} %
      </text>
    </svg>
  );
}
