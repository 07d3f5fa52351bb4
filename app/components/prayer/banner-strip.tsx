import { eachYearOfInterval } from "date-fns/eachYearOfInterval";
import { startOfYear } from "date-fns/startOfYear";
import { UTC } from "#app/game/utc-day.ts";
import type { Banner } from "#app/presenters/banners-of.ts";

/**
 * Banners on a line of time, from the year of the first to the last of them or `moment` (ms since
 * the epoch), which has a mark. A picture: the list beside it says the same.
 */
export function BannerStrip({ banners, moment }: { banners: readonly Banner[]; moment: number }) {
  const spans = banners.flatMap(({ id, start, end, timing }) =>
    start === null ? [] : [{ id, start, end: end ?? Math.max(start, moment), timing }],
  );
  if (spans.length < 2) return null;
  const start = Math.min(...spans.map((span) => span.start));
  const from = startOfYear(start, UTC).getTime();
  const to = Math.max(moment, ...spans.map(({ end }) => end));
  const at = (instant: number) => ((instant - from) / (to - from)) * WIDTH;
  const years = eachYearOfInterval({ start, end: to }, UTC).map((first) => ({
    year: first.getFullYear(),
    place: at(first.getTime()),
  }));
  return (
    <div className="mt-4 mb-2" aria-hidden="true">
      <svg
        className="h-6 w-full border-b border-rule-2"
        aria-hidden="true"
        viewBox={`0 0 ${WIDTH} 24`}
        preserveAspectRatio="none"
      >
        {years.map(({ year, place }) => (
          <path
            key={year}
            className="stroke-rule-2"
            vectorEffect="non-scaling-stroke"
            d={`M${round(place)} 0V24`}
          />
        ))}
        {spans.map(({ id, start, end, timing }) => (
          <rect
            key={id}
            className={SPAN_FILLS[timing]}
            x={round(at(start))}
            y={6}
            width={Math.max(NARROWEST, round(at(end) - at(start)))}
            height={12}
          />
        ))}
        <path
          className="stroke-seal stroke-2"
          vectorEffect="non-scaling-stroke"
          d={`M${round(at(moment))} 0V24`}
        />
      </svg>
      <p className="relative h-5 overflow-hidden text-micro text-ink-3">
        {years.map(({ year, place }) => (
          <span
            key={year}
            className="num absolute start-[calc(var(--at)*100%+2px)]"
            style={{ "--at": place / WIDTH }}
          >
            {year}
          </span>
        ))}
      </p>
    </div>
  );
}

const SPAN_FILLS = {
  none: "fill-ink-2",
  unknown: "fill-ink-2",
  ongoing: "fill-seal-fill",
  upcoming: "fill-ai",
} as const;

const WIDTH = 1000;
/** A banner of two weeks among many years is still seen. */
const NARROWEST = 5;

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
