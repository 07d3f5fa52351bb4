import { Link } from "react-router";
import type { Odds } from "#app/components/prayer/compact-prayer.tsx";
import { FeaturedNames } from "#app/components/prayer/featured-names.tsx";
import { MissingCount } from "#app/components/prayer/missing-count.tsx";
import { PrayerMarks } from "#app/components/prayer/prayer-marks.tsx";
import { PrayerPicture } from "#app/components/prayer/prayer-picture.tsx";
import { RateUps } from "#app/components/prayer/rate-ups.tsx";
import type { ShownPrayer } from "#app/components/prayer/shown-prayer.ts";
import { TimeEdge, TimeLeft } from "#app/components/prayer/time-left.tsx";
import { prayerPath } from "#app/presenters/prayer-path.ts";

/** The first of the ongoing prayers, with a wide picture: what most visitors come to see. */
export function FeaturedPrayer({ prayer, odds }: { prayer: ShownPrayer; odds: Odds | undefined }) {
  const link = { to: prayerPath(prayer.id) };
  return (
    <li className="grid [--rate-gap:0.75rem] [--rate:3.5rem] [&_.rate]:mt-1.5 gap-3 py-4 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] lg:gap-10 lg:[--rate:5rem]">
      <Link className="wide" {...link} tabIndex={-1} aria-hidden="true">
        <PrayerPicture image={prayer.image} eager />
      </Link>
      <div className="grid content-start gap-2 lg:gap-4">
        <h3 className="font-title text-h2/tight font-semibold text-pretty lg:text-[2.25rem]">
          <Link className="hover:text-seal" {...link}>
            {prayer.name}
          </Link>
        </h3>
        <PrayerMarks types={prayer.types} />
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <TimeLeft prayer={prayer} /> <TimeEdge prayer={prayer} />
        </p>
        <RateUps prayer={prayer} link={link} />
        <FeaturedNames prayer={prayer} />
        <p>
          <Link className="btn btn-primary" to={`${link.to}#plan`}>
            {odds === undefined
              ? "Your odds and simulator"
              : `Your odds: ${odds.chance} for ${odds.wish}`}
          </Link>{" "}
          <MissingCount id={prayer.id} />
        </p>
      </div>
    </li>
  );
}
