import { Link } from "react-router";
import { prayerPath } from "#app/presenters/prayer-path.ts";
import { PrayerMarks } from "./prayer-marks.tsx";
import { PrayerPictureLink } from "./prayer-picture.tsx";
import { RateUps } from "./rate-ups.tsx";
import type { ShownPrayer } from "./shown-prayer.ts";
import { TimeEdge, TimeLeft } from "./time-left.tsx";

/** A prayer in few lines, as the home page lists it; stands in a list. */
export function CompactPrayer({ prayer }: { prayer: ShownPrayer }) {
  const link = { to: prayerPath(prayer.id) };
  return (
    <li className="p-row">
      <PrayerPictureLink image={prayer.image} link={link} />
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
