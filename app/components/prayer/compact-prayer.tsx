import { Link } from "react-router";
import { prayerPath } from "#app/presenters/prayer-path.ts";
import { PrayerMarks } from "./prayer-marks.tsx";
import { PrayerPictureLink } from "./prayer-picture.tsx";
import { RateUps } from "./rate-ups.tsx";
import type { ShownPrayer } from "./shown-prayer.ts";
import { TimeEdge, TimeLeft } from "./time-left.tsx";

/** A prayer in few lines, as the home page lists it; stands in a list. */
export function CompactPrayer({
  prayer,
  odds,
}: {
  prayer: ShownPrayer;
  /** What the visitor's crystals are good for here. */
  odds?: string | undefined;
}) {
  const link = { to: prayerPath(prayer.id) };
  return (
    <li className="p-row">
      <div className="row-picture">
        <PrayerPictureLink image={prayer.image} link={link} />
        <PrayerOdds odds={odds} />
      </div>
      <div>
        <h3>
          <Link {...link}>{prayer.name}</Link>
        </h3>
        <PrayerMarks types={prayer.types} />
        <p className="left">
          <TimeLeft prayer={prayer} /> <TimeEdge prayer={prayer} />
        </p>
      </div>
      <RateUps prayer={prayer} link={link} />
    </li>
  );
}

/** Stands over the lower edge of a picture, so that nothing moves when it comes. */
function PrayerOdds({ odds }: { odds: string | undefined }) {
  return odds === undefined ? null : <span className="row-odds num">Your odds: {odds}</span>;
}
