import { Link } from "react-router";
import { prayerPath } from "#app/presenters/prayer-path.ts";
import { AddToCalendar } from "./add-to-calendar.tsx";
import { FeaturedNames } from "./featured-names.tsx";
import { MissingCount } from "./missing-count.tsx";
import { PrayerMarks } from "./prayer-marks.tsx";
import { PrayerPictureLink } from "./prayer-picture.tsx";
import { RateUps } from "./rate-ups.tsx";
import type { ShownPrayer } from "./shown-prayer.ts";
import { TimeEdge, TimeLeft } from "./time-left.tsx";

/** What the visitor's crystals are good for on a prayer. */
export interface Odds {
  /** In percent. */
  readonly chance: string;
  /** Whom she hopes for. */
  readonly wish: string;
}

/** A prayer in few lines, as the home page lists it; stands in a list. */
export function CompactPrayer({ prayer, odds }: { prayer: ShownPrayer; odds?: Odds | undefined }) {
  const link = { to: prayerPath(prayer.id) };
  return (
    <li className="p-row">
      <div className="relative sm:row-span-2">
        <PrayerPictureLink image={prayer.image} link={link} />
        <PrayerOdds odds={odds} />
        <MissingCount id={prayer.id} isOnPicture />
      </div>
      <div>
        <div className="pile flex items-start justify-between gap-2">
          <h3>
            <Link className="hover:text-seal" {...link}>
              {prayer.name}
            </Link>
          </h3>
          {prayer.start === null ? null : (
            <span className="-my-2.5 shrink-0">
              <AddToCalendar kind="prayers" id={prayer.id} name={prayer.name} isIcon />
            </span>
          )}
        </div>
        <div className="my-1">
          <PrayerMarks types={prayer.types} />
        </div>
        <p>
          <TimeLeft prayer={prayer} /> <TimeEdge prayer={prayer} />
        </p>
      </div>
      <div className="p-row-rate">
        <RateUps prayer={prayer} link={link} />
        <FeaturedNames prayer={prayer} />
      </div>
    </li>
  );
}

/** Stands over the lower edge of a picture, so that nothing moves when it comes. */
function PrayerOdds({ odds }: { odds: Odds | undefined }) {
  return odds === undefined ? null : (
    <span className="num pointer-events-none absolute bottom-0 left-0 bg-sheet px-1.5 py-0.5 text-small">
      {`Your odds: ${odds.chance}`}
      <span className="vh">{` for ${odds.wish}`}</span>
    </span>
  );
}
