import { area, curveStepAfter, line } from "d3-shape";
import { formatNumber, percent } from "#app/game/number-format.ts";
import { CHART, ChanceChart, ChanceCurve, ChancePoint, ChartMoment } from "../chance-chart.tsx";
import type { Curve } from "./plan-view.ts";

/** The best chance over what is spent, with what is in hand as a point on it. */
export function PlanCurve({
  curve: { currency, points },
  stock,
  chance,
}: {
  curve: Curve;
  /** What is in hand of the curve's currency, and its chance. */
  stock: number;
  chance: number;
}) {
  const most = points.at(-1)?.cost ?? 1;
  const x = (cost: number) => Math.round((cost / most) * CHART.width * 10) / 10;
  const y = (share: number) => Math.round((1 - share) * CHART.height * 10) / 10;
  const xOf = (point: Curve["points"][number]) => x(point.cost);
  const yOf = (point: Curve["points"][number]) => y(point.chance);
  const drawn = [...points];
  const crystals = currency === "gc" ? "god crystals" : "seal crystals";
  const isLate = stock > most / 2;
  return (
    <ChanceChart
      label={`The chance rises with the ${crystals}: ${percent(chance, 1)} % with ${formatNumber(stock)}, ${percent(points.at(-1)?.chance ?? 0, 1)} % with ${formatNumber(Math.round(most))}.`}
    >
      <ChanceCurve
        area={
          area<(typeof drawn)[number]>().x(xOf).y0(CHART.height).y1(yOf).curve(curveStepAfter)(
            drawn,
          ) ?? ""
        }
        line={line<(typeof drawn)[number]>(xOf, yOf).curve(curveStepAfter)(drawn) ?? ""}
      />
      <text x="0" y="200">
        0
      </text>
      <text x={CHART.width} y="200" textAnchor="end">
        {formatNumber(Math.round(most))} {crystals}
      </text>
      <ChartMoment x={x(stock)} />
      <ChancePoint x={x(stock)} y={y(chance)} />
      <text
        className="fill-ink font-semibold"
        // The line rises to the right: below it is room, but not at its foot.
        x={isLate ? x(stock) - 10 : x(stock) + 10}
        y={chance > 0.12 ? y(chance) + 18 : y(chance) - 9}
        textAnchor={isLate ? "end" : "start"}
      >
        {percent(chance, 1)} %
      </text>
    </ChanceChart>
  );
}
