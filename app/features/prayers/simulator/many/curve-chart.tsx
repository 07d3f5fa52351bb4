import { area, curveStepAfter, line } from "d3-shape";

interface Point {
  readonly pulls: number;
  readonly chance: number;
}

const WIDTH = 360;
const HEIGHT = 170;
const LEFT = 40;
const BOTTOM = 18;
const TOP = 6;

/**
 * The exact chance of a wanted item after so many pulls as a line, and the share of the runs that
 * had one by then as a ground. The table beside it says the same in numbers.
 */
export function CurveChart({
  exact,
  observed,
}: {
  exact: readonly Point[];
  observed: readonly Point[] | null;
}) {
  const most = exact.at(-1)?.pulls ?? 1;
  const x = (pulls: number) => LEFT + (pulls / most) * (WIDTH - LEFT);
  const y = (chance: number) => TOP + (1 - chance) * (HEIGHT - BOTTOM - TOP);
  const from0 = (points: readonly Point[]) => [{ pulls: 0, chance: 0 }, ...points];
  const exactPath = line<Point>(
    ({ pulls }) => x(pulls),
    ({ chance }) => y(chance),
  );
  const observedPath = area<Point>(
    ({ pulls }) => x(pulls),
    y(0),
    ({ chance }) => y(chance),
  ).curve(curveStepAfter);
  return (
    <svg
      className="odds"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label="Chance by number of pulls"
    >
      {[0, 0.5, 1].map((share) => (
        <g key={share}>
          <path className="ax" d={`M${LEFT} ${y(share)}H${WIDTH}`} />
          <text x={LEFT - 6} y={y(share) + 4} textAnchor="end">
            {share * 100}%
          </text>
        </g>
      ))}
      {observed ? <path className="observed" d={observedPath([...from0(observed)]) ?? ""} /> : null}
      <path className="exact" d={exactPath(from0(exact)) ?? ""} />
      <text x={LEFT} y={HEIGHT - 2}>
        0
      </text>
      <text x={WIDTH} y={HEIGHT - 2} textAnchor="end">
        {most} pulls
      </text>
    </svg>
  );
}
