import type { ReactNode } from "react";
import { Link } from "react-router";
import { useIsWanted } from "#app/collection/use-is-wanted.ts";
import { CompactPrayer } from "#app/components/prayer/compact-prayer.tsx";
import type { ShownPrayer } from "#app/components/prayer/shown-prayer.ts";
import { usePrayerChances } from "#app/features/prayers/planner/use-prayer-plans.ts";
import { useSavings } from "#app/features/prayers/planner/use-savings.ts";
import { featuredWish, writtenName } from "#app/features/prayers/planner/wished.ts";
import { roundedPercent } from "#app/game/number-format.ts";
import { areSavingsEmpty } from "#app/game/plan/by-day.ts";
import { useDisplayedName } from "#app/settings/settings-context.ts";
import { Fold } from "#app/ui/fold.tsx";
import { FeaturedPrayer } from "./featured-prayer.tsx";

/**
 * The prayers that run: the first to end with a wide picture, then what stands between, then the
 * others in few lines.
 */
export function OngoingPrayers({
  prayers,
  today,
  children,
}: {
  prayers: readonly ShownPrayer[];
  /** The beginning of the day, ms since the epoch. */
  today: number;
  children?: ReactNode;
}) {
  const [first, ...others] = prayers;
  const isWanted = useIsWanted();
  const savings = useSavings();
  const displayedName = useDisplayedName();
  const wishOf = ({ rateUps }: ShownPrayer) => featuredWish(rateUps, isWanted);
  // Where nothing is saved no chance is shown.
  const asked = (areSavingsEmpty(savings) ? [] : prayers).map((prayer) => ({
    id: prayer.id,
    want: wishOf(prayer).map(({ id }) => String(id)),
  }));
  const chances = usePrayerChances(asked, savings, today);
  const oddsOf = (prayer: ShownPrayer) => {
    const chance = chances[prayer.id];
    if (typeof chance !== "number") return undefined;
    const names = wishOf(prayer).map((one) => displayedName(writtenName(one)));
    return { chance: roundedPercent(chance), wish: names.join(" or ") };
  };
  return (
    <>
      <Prayers
        id="ongoing-prayers"
        title="Ongoing prayers"
        japanese="開催中"
        end={
          <Link className="link" to="/prayers">
            All prayers
          </Link>
        }
      >
        {first ? (
          <ul>
            <FeaturedPrayer prayer={first} odds={oddsOf(first)} />
          </ul>
        ) : (
          <p className="list-end">No prayer is ongoing.</p>
        )}
      </Prayers>
      {children}
      {others.length > 0 ? (
        <Prayers
          id="also-ongoing"
          title="Also ongoing"
          japanese="同時開催"
          end={<span className="num">{others.length}</span>}
        >
          <ul className="lines lg:grid lg:grid-cols-2 lg:gap-x-16 lg:*:border-t-0">
            {others.map((prayer) => (
              <CompactPrayer key={prayer.id} prayer={prayer} odds={oddsOf(prayer)} />
            ))}
          </ul>
        </Prayers>
      ) : null}
    </>
  );
}

/** The first to come; a whole season stands behind a fold. */
const NEXT = 5;

export function UpcomingPrayers({ prayers }: { prayers: readonly ShownPrayer[] }) {
  return (
    <Prayers
      id="upcoming-prayers"
      title="Upcoming prayers"
      japanese="開催予定"
      end={<span className="num">{prayers.length}</span>}
    >
      {prayers.length > 0 ? (
        <Rows prayers={prayers.slice(0, NEXT)} />
      ) : (
        <p className="list-end">No prayer is announced.</p>
      )}
      {prayers.length > NEXT ? (
        <Fold summary={`${prayers.length - NEXT} later ones`} className="border-t">
          <Rows prayers={prayers.slice(NEXT)} />
        </Fold>
      ) : null}
    </Prayers>
  );
}

function Rows({ prayers }: { prayers: readonly ShownPrayer[] }) {
  return (
    <ul className="lines">
      {prayers.map((prayer) => (
        <CompactPrayer key={prayer.id} prayer={prayer} />
      ))}
    </ul>
  );
}

function Prayers(props: {
  id: string;
  title: string;
  japanese: string;
  end: ReactNode;
  children: ReactNode;
}) {
  const { id, title, japanese, end, children } = props;
  return (
    <section className="sec" aria-labelledby={id}>
      <div className="sec-head">
        <h2 id={id}>{title}</h2>
        <span lang="ja">{japanese}</span>
        <span className="end">{end}</span>
      </div>
      {children}
    </section>
  );
}
