import { Link } from "react-router";
import { displayedEnd } from "#app/game/prayer-timing.ts";
import { DateSpan } from "#app/settings/date-span.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SampleMark } from "#app/ui/sample-mark.tsx";
import type { ForeverView } from "./forever-view.ts";

/** Which forever prayer is shown and when it runs, and the way to the ones before and after. */
export function Navigator({ view, days }: { view: ForeverView; days: number }) {
  const { title, start, end } = view;
  const { prev, next } = view.navigator;
  return (
    <nav
      // Nothing in it is centred on what is still to come.
      className="grid grid-cols-[4.25rem_minmax(0,1fr)_4.25rem] items-start gap-2 border-b border-rule py-3 text-center sm:grid-cols-[5rem_minmax(0,1fr)_5rem]"
      aria-label="Forever prayers"
    >
      <Neighbour no={prev} rel="prev" />
      <div className="col-start-2 pt-2.25">
        <h2 className="font-title text-lead leading-tight font-semibold sm:text-h4">{title}</h2>
        <p className="num text-small text-ink-3 [&_time]:whitespace-nowrap">
          <DateSpan start={start} end={displayedEnd(end)} /> · {days} {days === 1 ? "day" : "days"}
          {view.sample ? <SampleMark /> : null}
        </p>
      </div>
      <Neighbour no={next} rel="next" />
    </nav>
  );
}

function Neighbour({ no, rel }: { no: number | null; rel: "prev" | "next" }) {
  if (no === null) return <span />;
  return (
    <Link
      className={`btn btn-quiet ${rel === "prev" ? "-ms-3 justify-self-start" : "-me-3 justify-self-end"}`}
      to={`?id=${no}`}
      rel={rel}
    >
      {rel === "prev" ? <Icon name="left" /> : null}
      <span>{`No. ${no}`}</span>
      {rel === "next" ? <Icon name="right" /> : null}
    </Link>
  );
}
