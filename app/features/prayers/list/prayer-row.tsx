import { memo } from "react";
import { Link } from "react-router";
import { AddToCalendar } from "#app/components/prayer/add-to-calendar.tsx";
import { MissingCount } from "#app/components/prayer/missing-count.tsx";
import { PrayerEnd } from "#app/components/prayer/prayer-end.tsx";
import { PrayerMarks } from "#app/components/prayer/prayer-marks.tsx";
import { PrayerPictureLink } from "#app/components/prayer/prayer-picture.tsx";
import { RateUps } from "#app/components/prayer/rate-ups.tsx";
import type { ShownPrayer } from "#app/components/prayer/shown-prayer.ts";
import { PrayerState, TimeLeft } from "#app/components/prayer/time-left.tsx";
import { usePrayerTiming } from "#app/components/prayer/use-prayer-timing.ts";
import { formatDuration } from "#app/game/duration.ts";
import { displayedEnd, type PrayerTiming, prayerDuration } from "#app/game/prayer-timing.ts";
import { DateText } from "#app/settings/date-text.tsx";
import type { ListOrigin } from "../list-origin.ts";
import { StartDay } from "./start-day.tsx";
import { usePrayerLink } from "./use-prayer-link.ts";

/**
 * A prayer of the list. `origin` is the list to which the prayer's page leads back. Drawn only when
 * it changes: the list around it does with every key and every page that comes.
 */
export const PrayerRow = memo(function PrayerRow({
  prayer,
  origin,
}: {
  prayer: ShownPrayer;
  origin: ListOrigin;
}) {
  const timing = usePrayerTiming(prayer);
  const link = usePrayerLink(prayer.id, origin);
  const title = `prayer-${prayer.id}`;
  return (
    <article className={timing === "none" ? "pr pr-past" : "pr"} aria-labelledby={title}>
      <div className="pr-when">
        <StartDay at={prayer.start} />
        {/* The place of the day says the same. */}
        {timing === "unknown" ? null : <PrayerState prayer={prayer} />}
      </div>
      <div className="row-picture">
        <PrayerPictureLink image={prayer.image} link={link} />
        <MissingCount id={prayer.id} />
      </div>
      <div className="pr-body">
        <div className="pr-what">
          <h2 id={title}>
            <Link {...link}>{prayer.name}</Link>
          </h2>
          <PrayerMarks types={prayer.types} stepUps={prayer.stepUps} />
          <RateUps prayer={prayer} link={link} />
        </div>
        <Times prayer={prayer} timing={timing} />
      </div>
    </article>
  );
});

function Times({ prayer, timing }: { prayer: ShownPrayer; timing: PrayerTiming }) {
  const { start, end } = prayer;
  const duration = prayerDuration(prayer);
  return (
    <div className="times num">
      <TimeLeft prayer={prayer} />
      <p>
        {start === null ? (
          "?"
        ) : (
          <DateText
            at={start}
            format="compact-prayer"
            {...(end === null ? { namesZone: true } : { until: displayedEnd(end) })}
          />
        )}{" "}
        – <PrayerEnd prayer={prayer} format="compact-prayer" namesZone />
      </p>
      {duration === null ? null : <p className="faint">{formatDuration(duration, 3)}</p>}
      {start === null || timing === "none" ? null : (
        <AddToCalendar kind="prayers" id={prayer.id} name={prayer.name} />
      )}
    </div>
  );
}
