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
    <nav className="fp-nav" aria-label="Forever prayers">
      <Neighbour no={prev} rel="prev" />
      <div>
        <h2>{title}</h2>
        <p className="num">
          <DateSpan start={start} end={displayedEnd(end)} /> · {days} {days === 1 ? "day" : "days"}
          {view.sample ? <SampleMark /> : null}
        </p>
      </div>
      <Neighbour no={next} rel="next" />
    </nav>
  );
}

function Neighbour({ no, rel }: { no: number | null; rel: "prev" | "next" }) {
  if (no === null) return <span className="fp-none" />;
  return (
    <Link className="btn btn-quiet" to={`?id=${no}`} rel={rel}>
      {rel === "prev" ? <Icon name="left" /> : null}
      <span>{`No. ${no}`}</span>
      {rel === "next" ? <Icon name="right" /> : null}
    </Link>
  );
}
