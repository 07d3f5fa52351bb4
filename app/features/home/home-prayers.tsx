import type { ReactNode } from "react";
import { Link } from "react-router";
import { CompactPrayer } from "#app/components/prayer/compact-prayer.tsx";
import type { ShownPrayer } from "#app/components/prayer/shown-prayer.ts";

export function OngoingPrayers({ prayers }: { prayers: readonly ShownPrayer[] }) {
  return (
    <Prayers
      id="ongoing-prayers"
      title="Ongoing prayers"
      japanese="開催中"
      end={<span className="num">{prayers.length}</span>}
      none="No prayer is ongoing."
      prayers={prayers}
    />
  );
}

export function UpcomingPrayers({ prayers }: { prayers: readonly ShownPrayer[] }) {
  return (
    <Prayers
      id="upcoming-prayers"
      title="Upcoming prayers"
      japanese="開催予定"
      end={
        <Link className="link" to="/prayers">
          All prayers
        </Link>
      }
      none="No prayer is announced."
      prayers={prayers}
    />
  );
}

function Prayers(props: {
  id: string;
  title: string;
  japanese: string;
  end: ReactNode;
  none: string;
  prayers: readonly ShownPrayer[];
}) {
  const { id, title, japanese, end, none, prayers } = props;
  return (
    <section className="sec" aria-labelledby={id}>
      <div className="sec-head">
        <h2 id={id}>{title}</h2>
        <span lang="ja">{japanese}</span>
        <span className="end">{end}</span>
      </div>
      {prayers.length > 0 ? (
        <ul className="lines">
          {prayers.map((prayer) => (
            <CompactPrayer key={prayer.id} prayer={prayer} />
          ))}
        </ul>
      ) : (
        <p className="list-end">{none}</p>
      )}
    </section>
  );
}
