import { addDays } from "date-fns/addDays";
import { Link } from "react-router";
import { nextMoment } from "#app/game/reveal.ts";
import { nextReset, startOfDay, UTC } from "#app/game/utc-day.ts";
import { writtenDay } from "#app/game/written-day.ts";
import { Layout } from "#app/layout/layout.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { nextCalendarMoment } from "#app/presenters/calendar-events.ts";
import { nextThumbnailMoment } from "#app/presenters/thumbnail.ts";
import {
  nextTimelineMoment,
  type TimelineEvent,
  timelineBounds,
  timelineLanes,
} from "#app/presenters/timeline.ts";
import { PrayerNav } from "../prayer-nav.tsx";
import type { Route } from "./+types/page";
import { EventList } from "./event-list.tsx";
import {
  type DayRange,
  movedRange,
  type RangeMove,
  shownRange,
  timelineUrl,
} from "./search-params.ts";
import { TimelineChart } from "./timeline-chart.tsx";

export { revalidateOnNewUrl as shouldRevalidate } from "#app/layout/visit/revalidation.ts";

export const handle = { query: timelineUrl.canonical };

const PATH = "/prayers/timeline";

export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  const asked = timelineUrl.decode(url.searchParams);
  const range = shownRange(asked, timelineBounds(dataset), now);
  // The last day counts as a whole.
  const span = { from: range.from, to: addDays(range.to, 1, UTC).getTime() };
  const lanes = timelineLanes(dataset, span, now);
  expiresAt(nextMoment([nextCalendarMoment(dataset, now), nextReset(now)], now));
  expiresAt(nextTimelineMoment(lanes, now));
  expiresAt(nextThumbnailMoment(dataset, now));
  const isOfToday = asked.from === null && asked.to === null;
  return { range, isOfToday, today: startOfDay(now), lanes };
}

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Prayer Timeline",
    description:
      "Past, running and coming prayers, maintenance and releases of Touhou LostWord on one timeline.",
    canonical: PATH,
  });

/** What ran, runs and comes, in lanes over the days, and the same as a list. */
export default function TimelinePage({
  loaderData: { range, isOfToday, today, lanes },
}: Route.ComponentProps) {
  // What has no end and began before is a bar across everything: words say it in less room.
  const isAlways = ({ start, end }: TimelineEvent) => end === null && start <= range.from;
  const always = lanes.flatMap(({ events }) => events.filter(isAlways));
  const drawn = lanes
    .map((lane) => ({ ...lane, events: lane.events.filter((one) => !isAlways(one)) }))
    .filter(({ events }) => events.length > 0);
  return (
    <Layout section="prayers" sky="pine">
      <PageHead
        eyebrow={<Link to="/prayers/menu">Prayers</Link>}
        title="Timeline"
        note="Past, running and coming prayers side by side"
        slip={{ title: "幻想郷暦", stamp: "暦" }}
      />
      <PrayerNav current={PATH} />
      <RangeMoves range={range} />
      {lanes.length === 0 ? (
        <p className="list-end">Nothing is known of these days.</p>
      ) : (
        <>
          <TimelineChart range={range} isOfToday={isOfToday} today={today} lanes={drawn} />
          <p className="help shortcuts">
            <span>Drag to move</span>{" "}
            <span>
              <kbd>←</kbd> <kbd>→</kbd> to go on
            </span>{" "}
            <span>
              <kbd>+</kbd> <kbd>−</kbd> or <kbd>Ctrl</kbd> and the wheel to zoom
            </span>{" "}
            <span>
              <kbd>Home</kbd> for today
            </span>
          </p>
          {always.length === 0 ? null : (
            <p className="flex flex-wrap gap-x-4 text-dense text-ink-2">
              <span className="py-1">On all these days:</span>
              {always.map(({ id, path, summary }) => (
                <Link key={id} className="link inline-flex min-h-6 items-center" to={path}>
                  {summary}
                </Link>
              ))}
            </p>
          )}
        </>
      )}
      <RangeForm range={range} />
      {lanes.length === 0 ? null : <EventList lanes={lanes} />}
      <p className="help">
        <Link className="link" to="/calendar">
          Have this in your own calendar
        </Link>
      </p>
    </Layout>
  );
}

const MOVES = [
  { label: "Earlier", by: { shift: -0.5 } },
  { label: "Today", by: null },
  { label: "Later", by: { shift: 0.5 } },
  { label: "Closer", by: { scale: 0.5 } },
  { label: "Wider", by: { scale: 2 } },
] as const;

/** Other days by links. */
function RangeMoves({ range }: { range: DayRange }) {
  const moved = (by: RangeMove) => timelineUrl.encode(movedRange(range, by)).toString();
  return (
    <nav className="py-3 print:hidden" aria-label="Range">
      <div className="seg max-sm:flex max-sm:*:flex-1 max-sm:*:justify-center max-sm:*:px-1">
        {MOVES.map(({ label, by }) => (
          <Link
            key={label}
            to={{ search: by === null ? "" : moved(by) }}
            replace
            preventScrollReset
          >
            {label}
          </Link>
        ))}
      </div>
    </nav>
  );
}

/** Other days by typing. */
function RangeForm({ range }: { range: DayRange }) {
  return (
    <form
      key={`${range.from} ${range.to}`}
      method="get"
      className="flex flex-wrap items-end gap-3 pt-6 print:hidden"
    >
      {(["from", "to"] as const).map((end) => (
        <label key={end} className="field">
          <span className="label">{end === "from" ? "From" : "To"} (UTC)</span>
          <input
            className="input num"
            type="date"
            name={end}
            defaultValue={writtenDay(range[end])}
          />
        </label>
      ))}
      <button type="submit" className="btn">
        Show
      </button>
    </form>
  );
}
