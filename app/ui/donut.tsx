import { arc, pie } from "d3-shape";
import { useEffect, useId, useRef, useState } from "react";
import { formatNumber } from "#app/game/number-format.ts";

/** Given by specification 1 §9, in the units of the drawing. */
const OUTER_RADIUS = 180;
const INNER_RADIUS = 160;
const GAP = 0.018;
const MIDDLE = (OUTER_RADIUS + INNER_RADIUS) / 2;
const SIDE = OUTER_RADIUS + 8;

export interface DonutSlice {
  readonly id: string;
  readonly label: string;
  /** A count ≥ 0; nothing is drawn for 0. */
  readonly value: number;
  /** A colour of the tokens, such as `var(--bt-gen)`. */
  readonly tone: string;
}

/**
 * A ring of shares with their sum in the middle. It draws itself once in 2.5 s, clockwise from the
 * top, when it comes into view, without scripts when the page opens; assistive technology reads a
 * table. `unit` is what is counted, in plural.
 */
export function Donut({
  label,
  unit,
  slices,
}: {
  label: string;
  unit: string;
  slices: readonly DonutSlice[];
}) {
  const sum = slices.reduce((total, slice) => total + slice.value, 0);
  const { figure, isSeen } = useSeen();
  return (
    <figure
      className="donut relative grid w-[min(17rem,78vw)] place-items-center"
      ref={figure}
      data-seen={isSeen || undefined}
    >
      <Ring slices={slices.filter((slice) => slice.value > 0)} />
      <div className="absolute text-center" aria-hidden="true">
        <strong className="block font-title text-[3.5rem]/none font-medium lining-nums tabular-nums">
          {formatNumber(sum)}
        </strong>
        <span className="label">{unit}</span>
      </div>
      <div className="vh">
        <table>
          <caption>
            {label}: {formatNumber(sum)} {unit}
          </caption>
          <tbody>
            {slices.map(({ id, label: name, value }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td>{formatNumber(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

/** Whether the figure has ever been in view. */
function useSeen() {
  const figure = useRef<HTMLElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !figure.current) {
      return;
    }
    const watch = new IntersectionObserver((entries) => {
      setSeen(entries.some(({ isIntersecting }) => isIntersecting));
    });
    watch.observe(figure.current);
    return () => watch.disconnect();
  }, [isSeen]);
  return { figure, isSeen };
}

function Ring({ slices }: { slices: readonly DonutSlice[] }) {
  const mask = useId();
  return (
    <svg
      className="aspect-square w-full"
      viewBox={[-SIDE, -SIDE, 2 * SIDE, 2 * SIDE].join(" ")}
      aria-hidden="true"
    >
      <mask id={mask} maskUnits="userSpaceOnUse" x={-SIDE} y={-SIDE} width="100%" height="100%">
        <circle className="donut-draw" r={MIDDLE} pathLength={1} />
      </mask>
      <circle
        className="fill-none stroke-sunk"
        r={MIDDLE}
        strokeWidth={OUTER_RADIUS - INNER_RADIUS}
      />
      <g mask={`url(#${mask})`}>
        {ringPaths(slices).map(({ slice, path }) => (
          <path key={slice.id} d={path} fill={slice.tone}>
            <title>{`${slice.label} ${formatNumber(slice.value)}`}</title>
          </path>
        ))}
      </g>
    </svg>
  );
}

function ringPaths(slices: readonly DonutSlice[]) {
  const angles = pie<DonutSlice>()
    .sort(null)
    .value(({ value }) => value)
    .padAngle(slices.length > 1 ? GAP : 0);
  // Two digits, so that the server and every browser write the same path.
  const sector = arc().digits(2);
  return angles([...slices]).map(({ data, startAngle, endAngle, padAngle }) => ({
    slice: data,
    path:
      sector({
        innerRadius: INNER_RADIUS,
        outerRadius: OUTER_RADIUS,
        startAngle,
        endAngle,
        padAngle,
      }) ?? "",
  }));
}
