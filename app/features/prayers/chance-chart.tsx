import type { ReactNode } from "react";

/** The drawing area of a chart, in units of its view box. */
export const CHART = { width: 360, height: 180 } as const;

/** The frame of a curve of chances, from 0 to 100 % upwards; what it says stands in words beside it. */
export function ChanceChart({ label, children }: { label: string; children: ReactNode }) {
  return (
    <svg
      className="num w-full overflow-visible fill-ink-3 font-text text-[11px]"
      viewBox="-34 -12 404 224"
      role="img"
      aria-label={label}
    >
      {AXIS.map((share) => (
        <g key={share}>
          <path className="stroke-rule" d={`M0 ${(1 - share) * CHART.height}H${CHART.width}`} />
          <text x="-8" y={(1 - share) * CHART.height + 4} textAnchor="end">
            {share * 100}
          </text>
        </g>
      ))}
      {children}
    </svg>
  );
}

const AXIS = [0, 0.25, 0.5, 0.75, 1];

/** The curve that counts, and the ground below it. */
export function ChanceCurve({ line, area }: { line: string; area: string }) {
  return (
    <>
      <path className="fill-seal-fill opacity-10" d={area} />
      <path className="fill-none stroke-seal-fill stroke-[2.5]" d={line} />
    </>
  );
}

/** Where one stands on the curve. */
export function ChancePoint({ x, y }: { x: number; y: number }) {
  return <circle className="fill-paper stroke-seal-fill stroke-[2.5]" cx={x} cy={y} r="5" />;
}

/** A line across the chart at where one stands. */
export function ChartMoment({ x }: { x: number }) {
  return (
    <path className="fill-none stroke-ink-3 [stroke-dasharray:2_3]" d={`M${x} 0V${CHART.height}`} />
  );
}
