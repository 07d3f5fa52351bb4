import { AddToCalendar } from "#app/components/prayer/add-to-calendar.tsx";
import { PrayerEnd } from "#app/components/prayer/prayer-end.tsx";
import { PrayerMarks } from "#app/components/prayer/prayer-marks.tsx";
import { PrayerPicture } from "#app/components/prayer/prayer-picture.tsx";
import { PrayerState, TimeLeft } from "#app/components/prayer/time-left.tsx";
import { formatDuration } from "#app/game/duration.ts";
import { DateText } from "#app/settings/date-text.tsx";
import { SampleMark } from "#app/ui/sample-mark.tsx";
import type { PrayerView } from "./prayer-view.ts";

type DatedPrayer = Pick<
  PrayerView,
  "id" | "name" | "image" | "start" | "end" | "duration" | "types" | "timing"
> & { readonly sample: Pick<PrayerView["sample"], "times"> };

/** Words, not the signs before them, stand on the line of what they are called. */
const FACTS =
  "grid grid-cols-[max-content_1fr] content-start gap-x-5 text-body leading-[1.4] " +
  "*:col-span-full *:grid *:grid-cols-subgrid *:items-baseline *:border-t *:border-rule *:py-1.75 *:first:border-0 " +
  "[&_dt]:text-dense [&_dt]:text-ink-3 " +
  "[&_:is(.state,.bt)]:items-baseline [&_.bt_.i]:self-center [&_.state]:before:self-center";

/** The picture of a prayer, and when it runs. */
export function Facts({ prayer }: { prayer: DatedPrayer }) {
  const { id, name, image, start, duration, types, timing } = prayer;
  const mark = prayer.sample.times ? <SampleMark /> : null;
  return (
    <div className="grid gap-5 lg:grid-cols-[1.15fr_1fr] lg:items-center lg:gap-10">
      <span className="wide max-lg:aspect-[2.2] max-lg:[&>img]:object-cover">
        <PrayerPicture image={image} eager />
      </span>
      <dl className={FACTS}>
        <div>
          <dt>State</dt>
          <dd className="flex min-h-6.5 flex-wrap items-baseline gap-x-4">
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
            <dd className="-my-3">
              <AddToCalendar kind="prayers" id={id} name={name} />
            </dd>
          </div>
        )}
        {types.length === 0 ? null : (
          <div>
            <dt>Types</dt>
            <dd>
              <PrayerMarks types={types} />
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}
