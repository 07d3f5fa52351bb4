import { addDays } from "date-fns/addDays";
import { Link } from "react-router";
import { displayedEnd } from "#app/game/prayer-timing.ts";
import { nextMoment } from "#app/game/reveal.ts";
import { nextReset, startOfDay, UTC } from "#app/game/utc-day.ts";
import { writtenDay } from "#app/game/written-day.ts";
import { Layout } from "#app/layout/layout.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { nextCalendarMoment } from "#app/presenters/calendar-events.ts";
import { type TimelineLane, timelineBounds, timelineLanes } from "#app/presenters/timeline.ts";
import { DateText } from "#app/settings/date-text.tsx";
import { SampleMark } from "#app/ui/sample-mark.tsx";
import { PrayerNav } from "../prayer-nav.tsx";
import type { Route } from "./+types/page";
import { type DayRange, movedRange, shownRange, timelineUrl } from "./search-params.ts";
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
  expiresAt(nextMoment([nextCalendarMoment(dataset, now), nextReset(now)], now));
  const isOfToday = asked.from === null && asked.to === null;
  return { range, isOfToday, today: startOfDay(now), lanes: timelineLanes(dataset, span, now) };
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
  return (
    <Layout section="prayers" sky="pine">
      <PageHead
        eyebrow={<Link to="/prayers/menu">Prayers</Link>}
        title="Timeline"
        note="Past, running and coming prayers side by side"
        slip={{ title: "幻想郷暦", stamp: "暦" }}
      />
      <PrayerNav current={PATH} />
      <RangeForm range={range} />
      {lanes.length === 0 ? (
        <p className="list-end">Nothing is known of these days.</p>
      ) : (
        <>
          <TimelineChart range={range} isOfToday={isOfToday} today={today} lanes={lanes} />
          <p className="help shortcuts print:hidden">
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
          <EventList lanes={lanes} />
        </>
      )}
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
  { label: "Later", by: { shift: 0.5 } },
  { label: "Closer", by: { scale: 0.5 } },
  { label: "Wider", by: { scale: 2 } },
] as const;

/** From which day to which, by typing and by links. */
function RangeForm({ range }: { range: DayRange }) {
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-2 py-4">
      <form
        key={`${range.from} ${range.to}`}
        method="get"
        className="flex flex-wrap items-end gap-3"
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
      <nav className="-mx-3 flex flex-wrap sm:mx-0 sm:gap-2" aria-label="Range">
        {MOVES.map(({ label, by }) => (
          <Link
            key={label}
            className="btn btn-quiet"
            to={{ search: timelineUrl.encode(movedRange(range, by)).toString() }}
            replace
            preventScrollReset
          >
            {label}
          </Link>
        ))}
        <Link className="btn btn-quiet" to={{ search: "" }} replace preventScrollReset>
          Today
        </Link>
      </nav>
    </div>
  );
}

/** What the drawing shows, in words: for reading, for paper and for screen readers. */
function EventList({ lanes }: { lanes: readonly TimelineLane[] }) {
  return (
    <section className="sec" aria-labelledby="timeline-list">
      <div className="sec-head">
        <h2 id="timeline-list">As a list</h2>
      </div>
      {lanes.map(({ id, label, events }) => (
        <section key={id} aria-labelledby={`lane-${id}`}>
          <h3 id={`lane-${id}`} className="pt-4 text-lead font-semibold">
            {label} <span className="faint num">{events.length}</span>
          </h3>
          <ul className="lines">
            {events.map((event) => (
              <li key={event.id} className="flex flex-wrap justify-between gap-x-4 py-2">
                <span>
                  <Link className="link inline-flex min-h-6 items-center" to={event.path}>
                    {event.summary}
                  </Link>
                  {event.isSample ? <SampleMark /> : null}
                </span>
                <span className="num text-ink-2">
                  {event.end === null || event.end === event.start ? (
                    <DateText at={event.start} format="prayer" />
                  ) : (
                    <>
                      <DateText at={event.start} format="compact-prayer" />
                      {" – "}
                      <DateText at={displayedEnd(event.end)} format="prayer" />
                    </>
                  )}
                  {event.end === null ? ", no end known" : ""}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
