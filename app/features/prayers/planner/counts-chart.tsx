import { percent } from "#app/game/number-format.ts";
import type { WishedCounts } from "#app/game/plan/luck.ts";
import type { ExperimentResult } from "#app/game/rates/experiment.ts";

const WIDTH = 360;
const HEIGHT = 140;

/**
 * How many wished items came in how many runs, over the exact chances of as many: a bar and a frame
 * for each number, which cover each other where they agree. The table says the same in figures.
 */
export function CountsChart({
  counts,
  result,
}: {
  counts: WishedCounts;
  result: ExperimentResult;
}) {
  const rows = countRows(counts, result);
  const highest = Math.max(...rows.flatMap(({ exact, counted }) => [exact, counted]));
  const width = WIDTH / rows.length;
  const y = (share: number) => HEIGHT * (1 - share / highest);
  const every = Math.ceil(rows.length / 12);
  return (
    <figure className="max-w-120">
      <svg
        className="num w-full overflow-visible fill-ink-3 font-text text-[11px]"
        viewBox="-4 -8 368 172"
        aria-hidden="true"
      >
        <path className="stroke-rule" d={`M0 ${HEIGHT}H${WIDTH}`} />
        {rows.map(({ label, exact, counted }, at) => (
          <g key={label} transform={`translate(${at * width} 0)`}>
            <path
              className="fill-ai/35"
              d={`M${width * 0.1} ${HEIGHT}V${y(counted)}H${width * 0.9}V${HEIGHT}`}
            />
            <path
              className="fill-none stroke-seal-fill stroke-2"
              d={`M${width * 0.1} ${HEIGHT}V${y(exact)}H${width * 0.9}V${HEIGHT}`}
            />
            {at % every === 0 ? (
              <text x={width / 2} y={HEIGHT + 16} textAnchor="middle">
                {label}
              </text>
            ) : null}
          </g>
        ))}
      </svg>
      <figcaption className="flex gap-5 text-small text-ink-2">
        <span className="inline-flex items-center gap-1.5">
          <i className="size-3 bg-ai/35" />
          Counted
        </span>
        <span className="inline-flex items-center gap-1.5">
          <i className="size-3 border-2 border-seal-fill" />
          Exact
        </span>
      </figcaption>
      <details className="fold">
        <summary>Show as table</summary>
        <table className="data-table">
          <thead>
            <tr>
              <th scope="col">How many</th>
              <th scope="col" className="n">
                Exact
              </th>
              <th scope="col" className="n">
                Counted
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, exact, counted }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td className="n">{percent(exact, 2)} %</td>
                <td className="n">{percent(counted, 2)} %</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

/** Rows from the least number that can come; the last is of its number or more. */
function countRows({ least, chances }: WishedCounts, { hits, runs }: ExperimentResult) {
  const most = hits.length - 1;
  const first = Math.min(least, most);
  return Array.from({ length: most - first + 1 }, (_, at) => {
    const count = first + at;
    const isLast = count === most;
    const exact = isLast
      ? chances.slice(Math.max(0, count - least)).reduce((sum, chance) => sum + chance, 0)
      : (chances[count - least] ?? 0);
    return {
      label: isLast ? `${count}+` : String(count),
      exact,
      counted: (hits[count] ?? 0) / runs,
    };
  });
}
