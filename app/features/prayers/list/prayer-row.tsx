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
import { DAY, StartDay } from "./start-day.tsx";
import { usePrayerLink } from "./use-prayer-link.ts";

const ROW =
  "grid gap-3 border-b border-rule py-5 lg:grid-cols-[7rem_20rem_minmax(0,1fr)] lg:gap-x-8 lg:gap-y-0 lg:py-7 " +
  "max-lg:[&_.wide]:aspect-[2.1] max-lg:[&_.wide>img]:object-cover " +
  "data-[timing=none]:[&_.wide>img]:opacity-75 data-[timing=none]:[&_.wide>img]:filter-(--pic-past)";

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
    <article className={ROW} data-timing={timing} aria-labelledby={title}>
      <div className={`${DAY} lg:[&_.state]:ms-0 lg:[&_.state]:mt-1.5 [&_.state]:ms-auto`}>
        <StartDay at={prayer.start} />
        {/* The place of the day says the same. */}
        {timing === "unknown" ? null : <PrayerState prayer={prayer} />}
      </div>
      <div className="relative">
        <PrayerPictureLink image={prayer.image} link={link} />
        <MissingCount id={prayer.id} isOnPicture />
      </div>
      <div className="grid content-start gap-2 lg:grid-cols-[minmax(0,1fr)_17rem] lg:gap-x-10 lg:gap-y-3">
        <div className="grid content-start gap-2 sm:[--rate-gap:0.5rem] sm:[--rate:2.75rem] lg:gap-3">
          <h2
            className="font-title text-h4 leading-tight font-semibold text-pretty lg:text-[1.5rem]"
            id={title}
          >
            <Link className="hover:text-seal" {...link}>
              {prayer.name}
            </Link>
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
    <div className="num text-dense leading-normal text-ink-2 lg:self-start lg:border-s lg:border-rule lg:ps-6 [&_.till]:mb-1 [&_.till]:block">
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
