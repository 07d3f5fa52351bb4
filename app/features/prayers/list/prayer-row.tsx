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
import { calendarDay } from "#app/game/date-format.ts";
import { formatDuration } from "#app/game/duration.ts";
import { displayedEnd, type PrayerTiming, prayerDuration } from "#app/game/prayer-timing.ts";
import { useHydrated } from "#app/lib/use-hydrated.tsx";
import { type PrayerLink, prayerPath } from "#app/presenters/prayer-path.ts";
import { DateText } from "#app/settings/date-text.tsx";
import { useSettings } from "#app/settings/settings-context.ts";
import type { ListOrigin } from "../list-origin.ts";

const ROW =
  "grid grid-cols-[minmax(0,1fr)] gap-2.5 border-b border-rule py-4 lg:grid-cols-[7rem_20rem_minmax(0,1fr)] lg:gap-x-8 lg:gap-y-0 lg:py-7 " +
  "max-lg:[&_.wide]:aspect-[2.15] max-lg:[&_.wide>img]:object-cover " +
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
      <div
        className={`${DAY} flex-wrap lg:[&_.state]:ms-0 lg:[&_.state]:mt-1.5 [&_.state]:ms-auto`}
      >
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
        {duration === null ? null : (
          <span className="faint whitespace-nowrap lg:block">
            <span className="lg:hidden"> · </span>
            {formatDuration(duration, 3)}
          </span>
        )}
      </p>
      {start === null || timing === "none" ? null : (
        <AddToCalendar kind="prayers" id={prayer.id} name={prayer.name} />
      )}
    </div>
  );
}

/**
 * The link from a list to a prayer's page. The history entry keeps the list's query; without
 * scripts there is none, and the address carries it.
 */
function usePrayerLink(id: string, origin: ListOrigin): PrayerLink {
  const isHydrated = useHydrated();
  const path = prayerPath(id);
  return { to: isHydrated ? path : path + origin.prayerList, state: origin };
}

/** Side by side on a phone, one below the other where there is a column for it. */
const DAY = "flex items-center gap-2.5 lg:grid lg:content-start lg:justify-items-start lg:gap-1";
const BESIDE = "text-small leading-snug text-ink-3";

/** The day on which a prayer starts, as an almanac leads with it. */
function StartDay({ at }: { at: number | null }) {
  const { useUtc } = useSettings();
  const hydrated = useHydrated();
  if (at === null) return <span className={BESIDE}>Date unknown</span>;
  const { day, month, year, weekday } = calendarDay(at, hydrated && !useUtc ? "local" : "utc");
  return (
    <time className={DAY} dateTime={new Date(at).toISOString()}>
      <span className="num font-title text-[2rem] leading-none font-medium lg:text-[3.25rem]">
        {day}
      </span>
      <span className={BESIDE}>
        {month.slice(0, 3)} {year}
        <br />
        {weekday}
      </span>
    </time>
  );
}
