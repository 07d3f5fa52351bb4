import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatNumber } from "#app/game/number-format.ts";
import type { Banner, Banners } from "#app/presenters/banners-of.ts";
import { prayerPath } from "#app/presenters/prayer-path.ts";
import { DateText } from "#app/settings/date-text.tsx";
import { SampleMark } from "#app/ui/sample-mark.tsx";
import { AddToCalendar } from "./add-to-calendar.tsx";
import { BannerStrip } from "./banner-strip.tsx";
import { PrayerEnd } from "./prayer-end.tsx";
import { PrayerState, TimeLeft } from "./time-left.tsx";

/**
 * The prayers that raise a record, on a line of time that ends at `moment` (ms since the epoch) or
 * later, and as a list with the gaps between.
 */
export function BannerHistory({ history, moment }: { history: Banners; moment: number }) {
  const { banners } = history;
  if (banners.length === 0) {
    return <p className="mt-4 text-ink-2">No prayer of the global version has featured it yet.</p>;
  }
  return (
    <>
      <BannerStrip banners={banners} moment={moment} />
      <ol className="text-dense leading-[1.4] *:grid *:grid-cols-[minmax(0,1fr)_auto] *:gap-x-4 *:border-b *:border-rule *:py-2">
        {banners.map((banner) => (
          <li key={banner.id}>
            <Link
              className="link col-span-full min-h-6 justify-self-start text-body"
              to={prayerPath(banner.id)}
            >
              {banner.name}
            </Link>
            <span className="num text-ink-2">
              {banner.start === null ? (
                "date not known"
              ) : (
                <>
                  <DateText at={banner.start} format="short" /> –{" "}
                  <PrayerEnd prayer={banner} format="short" />
                </>
              )}
              {banner.isSample ? <SampleMark /> : null}
            </span>
            <span className="flex items-center gap-3">
              {banner.timing === "none" ? null : <PrayerState prayer={banner} />}
              {banner.gapDays === null ? null : (
                <span className="faint num">{`after ${days(banner.gapDays)}`}</span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

const STANDING =
  "flex flex-wrap items-baseline gap-x-3.5 gap-y-1 py-3 [&_.state]:text-body [&_.state]:before:self-center [&_.till]:text-body";

/** On a banner now with its end, or the next with its start, or how long ago the last one ended. */
export function BannerStanding({ history: { banners, endedDaysAgo } }: { history: Banners }) {
  const running = banners.filter(({ timing }) => timing === "ongoing");
  const next = banners.findLast(({ timing }) => timing === "upcoming");
  if (running.length > 0) {
    return running.map((banner) => (
      <Standing key={banner.id} tone="on" word="On a banner now" banner={banner}>
        {banner.end === null ? null : (
          <>
            until <PrayerEnd prayer={banner} format="prayer" />
          </>
        )}
      </Standing>
    ));
  }
  if (next) {
    return (
      <Standing tone="soon" word="Next banner" banner={next}>
        from <DateText at={next.start} format="prayer" />
      </Standing>
    );
  }
  return endedDaysAgo === null ? null : (
    <p className={STANDING}>
      <span className="state past">
        {endedDaysAgo === 0
          ? "The last banner ended today"
          : `The last banner ended ${days(endedDaysAgo)} ago`}
      </span>
    </p>
  );
}

function Standing({
  tone,
  word,
  banner,
  children,
}: {
  tone: string;
  word: string;
  banner: Banner;
  children: ReactNode;
}) {
  return (
    <p className={STANDING}>
      <span className={`state ${tone}`}>{word}</span>
      <Link className="link" to={prayerPath(banner.id)}>
        {banner.name}
      </Link>
      <span className="num">{children}</span>
      <TimeLeft prayer={banner} />
      {banner.start === null ? null : (
        <AddToCalendar kind="prayers" id={banner.id} name={banner.name} />
      )}
    </p>
  );
}

function days(count: number): string {
  return count === 1 ? "1 day" : `${formatNumber(count)} days`;
}
