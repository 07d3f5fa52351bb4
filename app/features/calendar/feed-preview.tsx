import { Link } from "react-router";
import { displayedEnd } from "#app/game/prayer-timing.ts";
import type { CalendarEvent } from "#app/presenters/calendar-events.ts";
import { DateText } from "#app/settings/date-text.tsx";
import { SampleMark } from "#app/ui/sample-mark.tsx";

/** What a calendar with this feed shows next. */
export function FeedPreview({
  events,
  count,
}: {
  events: readonly CalendarEvent[];
  /** How many there are, with those that are not listed. */
  count: number;
}) {
  return (
    <section className="mt-6" aria-labelledby="feed-preview">
      <h3 id="feed-preview" className="border-b border-rule pb-1.5 text-body font-semibold">
        Next in it <span className="faint num">{count}</span>
      </h3>
      {events.length === 0 ? (
        <p className="help mt-2">Nothing of this kind is known to run or come.</p>
      ) : (
        <ul className="lines">
          {events.map(({ id, path, summary, start, end, categories, isSample, isDaily }) => (
            <li key={id} className="py-1.5">
              <Link className="inline-flex min-h-6 items-center hover:text-seal" to={path}>
                {summary}
              </Link>
              {isSample ? <SampleMark /> : null}
              <p className="num text-dense text-ink-2">
                <DateText at={start} format="compact-prayer" />
                {end === null || end === start ? null : (
                  <>
                    {" – "}
                    <DateText
                      // A prayer shows its last minute; a maintenance ends when it says.
                      at={categories.includes("Maintenance") ? end : displayedEnd(end)}
                      format="compact-prayer"
                    />
                  </>
                )}
                {isDaily ? ", every day" : ""}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
