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

/** The picture of a prayer, and when it runs. */
export function Facts({ prayer }: { prayer: DatedPrayer }) {
  const { id, name, image, start, duration, types, timing } = prayer;
  const mark = prayer.sample.times ? <SampleMark /> : null;
  return (
    <div className="pd-top">
      <span className="wide">
        <PrayerPicture image={image} eager />
      </span>
      <dl className="pd-facts">
        <div>
          <dt>State</dt>
          <dd className="pd-state">
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
            <dd>
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
