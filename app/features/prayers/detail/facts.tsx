import type { ReactNode } from "react";
import { AddToCalendar } from "#app/components/prayer/add-to-calendar.tsx";
import { PrayerEnd } from "#app/components/prayer/prayer-end.tsx";
import { PrayerPicture } from "#app/components/prayer/prayer-picture.tsx";
import { PrayerState, TimeLeft } from "#app/components/prayer/time-left.tsx";
import { formatDuration } from "#app/game/duration.ts";
import { DateText } from "#app/settings/date-text.tsx";
import { SampleMark } from "#app/ui/sample-mark.tsx";
import type { PrayerView } from "./prayer-view.ts";
import { TierChances } from "./tier-chances.tsx";

type DatedPrayer = Pick<
  PrayerView,
  "id" | "name" | "image" | "start" | "end" | "duration" | "types" | "timing"
> & { readonly sample: Pick<PrayerView["sample"], "times"> };

/** Two beside each other, so that whom it features follows soon on a phone. */
const FACTS =
  "grid grid-cols-2 content-start gap-x-5 text-body leading-snug " +
  "*:border-t *:border-rule *:py-2 *:first:col-span-full *:first:border-0 *:first:pt-0 " +
  "[&_dt]:text-small [&_dt]:text-ink-3 [&_dd]:text-balance";

/** The picture of a prayer, and when it runs. */
export function Facts({ prayer }: { prayer: DatedPrayer }) {
  const { id, name, image, start, duration, timing } = prayer;
  const mark = prayer.sample.times ? <SampleMark /> : null;
  return (
    <BesidePicture image={image}>
      <dl className={FACTS}>
        <div>
          <dt className="vh">State</dt>
          <dd className="flex min-h-7 flex-wrap items-center gap-x-4">
            <PrayerState prayer={prayer} />
            <TimeLeft prayer={prayer} />
          </dd>
        </div>
        <div>
          <dt>Starts</dt>
          <dd className="num">
            {start === null ? "not known" : <DateText at={start} format="prayer" />}
            {mark}
          </dd>
        </div>
        <div>
          <dt>Ends</dt>
          <dd className="num">
            <PrayerEnd prayer={prayer} format="prayer" />
            {mark}
          </dd>
        </div>
        {duration === null ? null : (
          <div>
            <dt>Duration</dt>
            <dd className="num">{formatDuration(duration, 3)}</dd>
          </div>
        )}
        {start === null || timing === "none" ? null : (
          <div>
            <dt>Calendar</dt>
            <dd className="-my-2">
              <AddToCalendar kind="prayers" id={id} name={name} />
            </dd>
          </div>
        )}
      </dl>
    </BesidePicture>
  );
}

/** The picture of a prayer that always runs, what a pull of it brings, and since when. */
export function PoolFacts({ prayer }: { prayer: PrayerView }) {
  const { image, start, sums, sample } = prayer;
  return (
    <BesidePicture image={image}>
      <div>
        <TierChances sums={sums} isSample={sample.pool} />
        {start === null ? null : (
          <p className="help mt-2">
            Open since <DateText at={start} format="short" />
            {sample.times ? <SampleMark /> : null}.
          </p>
        )}
      </div>
    </BesidePicture>
  );
}

function BesidePicture({ image, children }: { image: string | null; children: ReactNode }) {
  return (
    <div className="grid gap-4 lg:grid-cols-[1.15fr_1fr] lg:items-center lg:gap-10">
      <span className="wide max-lg:aspect-[2.2] max-lg:[&>img]:object-cover">
        <PrayerPicture image={image} eager />
      </span>
      {children}
    </div>
  );
}
