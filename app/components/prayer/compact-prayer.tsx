import { Link } from "react-router";
import { prayerPath } from "#app/presenters/prayer-path.ts";
import { AddToCalendar } from "./add-to-calendar.tsx";
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
    <li className="p-row grid grid-cols-[7.5rem_minmax(0,1fr)] grid-rows-[auto_1fr] items-start gap-x-3.5 gap-y-1 py-3.5 sm:grid-cols-[9rem_minmax(0,1fr)] lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-x-5 lg:py-4.5">
      <div className="relative sm:row-span-2">
        <PrayerPictureLink image={prayer.image} link={link} />
        <PrayerOdds odds={odds} />
        <MissingCount id={prayer.id} isOnPicture />
      </div>
      <div>
        <div className="flex items-start justify-between gap-2">
          <h3 className="font-title text-[1.0625rem] leading-[1.25] font-semibold text-pretty lg:text-[1.1875rem]">
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
        {/* Beside its picture on the narrowest screens, the words stand above the figures. */}
        <p className="[&_.countdown]:whitespace-nowrap [&_.till]:text-[1.0625rem] [&_.till]:whitespace-normal">
          <TimeLeft prayer={prayer} /> <TimeEdge prayer={prayer} />
        </p>
      </div>
      <div className="col-span-full [--rate-gap:0.625rem_0.75rem] [--rate:2.25rem] empty:hidden sm:col-start-2 sm:mt-1.5">
        <RateUps prayer={prayer} link={link} />
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
