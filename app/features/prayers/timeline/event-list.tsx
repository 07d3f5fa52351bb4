import { Link } from "react-router";
import { displayedEnd } from "#app/game/prayer-timing.ts";
import type { TimelineLane } from "#app/presenters/timeline.ts";
import { DateText } from "#app/settings/date-text.tsx";

/** What the drawing shows, in words: for reading, for paper and for screen readers. */
export function EventList({ lanes }: { lanes: readonly TimelineLane[] }) {
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
                <Link className="link" to={event.path}>
                  {event.summary}
                </Link>
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
