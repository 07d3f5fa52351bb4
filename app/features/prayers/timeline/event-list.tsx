import { Link } from "react-router";
import { Emblem } from "#app/components/character/emblem.tsx";
import { displayedEnd } from "#app/game/prayer-timing.ts";
import type { TimelineEvent, TimelineLane } from "#app/presenters/timeline.ts";
import { DateText } from "#app/settings/date-text.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SampleMark } from "#app/ui/sample-mark.tsx";

type ListedEvent = TimelineEvent & { readonly lane: string };

/** What the drawing shows, in words: what ends next first, for paper and for screen readers too. */
export function EventList({ lanes }: { lanes: readonly TimelineLane[] }) {
  const events = lanes.flatMap(({ label, events }) =>
    events.map((event): ListedEvent => ({ ...event, lane: label })),
  );
  return (
    <section className="sec" aria-labelledby="timeline-list">
      <div className="sec-head">
        <h2 id="timeline-list">As a list</h2>
      </div>
      <div className="gap-x-16 lg:grid lg:grid-cols-2">
        {PARTS.map(({ state, label, place }) => {
          const shown = events
            .filter((one) => one.state === state)
            .toSorted((a, b) => place(a) - place(b));
          return shown.length === 0 ? null : (
            <section key={state} aria-labelledby={`events-${state}`}>
              <h3 id={`events-${state}`} className="pt-5 pb-1 font-title text-h4 font-semibold">
                {label} <span className="faint num text-body">{shown.length}</span>
              </h3>
              <ul className="lines">
                {shown.map((event) => (
                  <EventLine key={event.id} event={event} />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </section>
  );
}

const PARTS: readonly {
  readonly state: TimelineEvent["state"];
  readonly label: string;
  /** By what its events are ordered, the least first. */
  readonly place: (event: TimelineEvent) => number;
}[] = [
  { state: "running", label: "Running", place: ({ end }) => end ?? Number.MAX_SAFE_INTEGER },
  { state: "coming", label: "Coming", place: ({ start }) => start },
  { state: "over", label: "Over", place: ({ start, end }) => -(end ?? start) },
];

/** Of lanes that feature nobody. */
const ICONS: Record<string, string> = { Maintenance: "clock", "Tower floors": "tower" };

function EventLine({ event }: { event: ListedEvent }) {
  const { summary, path, start, end, categories, isSample, lane, emblems } = event;
  const [emblem] = emblems;
  // A prayer shows its last minute; a maintenance ends when it says.
  const shownEnd = end && (categories.includes("Maintenance") ? end : displayedEnd(end));
  return (
    <li className="flex items-start gap-3 py-2">
      <span className="thumb grid w-9 flex-none place-items-center text-ink-3" aria-hidden="true">
        {emblem === undefined ? (
          <Icon name={ICONS[lane] ?? "prayers"} />
        ) : (
          <Emblem image={emblem} />
        )}
      </span>
      <span className="grid min-w-0 flex-1 gap-x-4 sm:grid-cols-[minmax(0,1fr)_auto]">
        <span>
          <Link className="link inline-flex min-h-6 items-center" to={path}>
            <span>
              {summary}
              {isSample ? <SampleMark /> : null}
            </span>
          </Link>
          <span className="block text-small text-ink-3">{lane}</span>
        </span>
        <span className="num text-dense text-ink-2 sm:text-end">
          {shownEnd === null || end === start ? (
            <DateText at={start} format="prayer" />
          ) : (
            <>
              <DateText at={start} format="compact-prayer" />
              {" – "}
              <DateText at={shownEnd} format="prayer" />
            </>
          )}
          {end === null ? ", no end known" : ""}
        </span>
      </span>
    </li>
  );
}
