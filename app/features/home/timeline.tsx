import { millisecondsInMinute } from "date-fns/constants";
import { eachDayOfInterval } from "date-fns/eachDayOfInterval";
import { startOfMinute } from "date-fns/startOfMinute";
import { Link } from "react-router";
import { formatDate } from "#app/game/date-format.ts";
import { UTC } from "#app/game/utc-day.ts";
import type { TimelineStrip } from "#app/presenters/timeline.ts";
import { useClockFrom } from "#app/ui/clock.ts";

/** Narrower bars have no room for a name. */
const READABLE = 0.05;

const isNarrow = ({ from, to }: { from: number; to: number }) => to - from <= READABLE;

/** The weeks around today as a strip that leads to the whole timeline. */
export function HomeTimeline({ strip, today }: { strip: TimelineStrip; today: number }) {
  if (strip.rows.length === 0) return null;
  return (
    <section className="sec" aria-labelledby="home-timeline">
      <div className="sec-head">
        <h2 id="home-timeline">Timeline</h2>
        <span lang="ja">暦</span>
        <span className="end">
          <Link className="link" to="/prayers/timeline">
            Whole timeline
          </Link>
        </span>
      </div>
      {/* A picture: the lists of prayers say the same. */}
      <Link
        className="relative block pb-3 overflow-clip text-small"
        to="/prayers/timeline"
        tabIndex={-1}
        aria-hidden="true"
      >
        <Strip strip={strip} today={today} />
      </Link>
    </section>
  );
}

function Strip({ strip: { from, to, rows }, today }: { strip: TimelineStrip; today: number }) {
  const now = useClockFrom(today, (at) => startOfMinute(at, UTC).getTime(), millisecondsInMinute);
  const weeks = eachDayOfInterval({ start: from, end: to - 1 }, { ...UTC, step: 7 }).map(Number);
  const percentOf = (fraction: number) => `${Math.round(fraction * 10_000) / 100}%`;
  const placeOf = (at: number) => percentOf((at - from) / (to - from));
  return (
    <>
      <span className="num relative block h-7">
        {weeks.map((week) => (
          <span
            className="absolute ps-1 border-s border-rule-2 text-ink-3 leading-6 whitespace-nowrap"
            key={week}
            style={{ insetInlineStart: placeOf(week) }}
          >
            {week === today ? "today" : formatDate(week, "compact", "utc")}
          </span>
        ))}
      </span>
      {rows.map((bars) => (
        <span key={bars[0]?.id} className="relative block h-7">
          {bars.map((bar) => (
            <span
              key={bar.id}
              className={`absolute inset-y-0.5 truncate border border-ai leading-5.5 text-ink data-past:border-rule-2 data-past:text-ink-2 ${isNarrow(bar) ? "bg-ai data-past:bg-rule-2" : "bg-ai-wash px-1.5 data-past:bg-sunk"}`}
              data-past={bar.end <= now || undefined}
              style={{ insetInlineStart: percentOf(bar.from), width: percentOf(bar.to - bar.from) }}
            >
              {isNarrow(bar) ? null : bar.name}
            </span>
          ))}
        </span>
      ))}
      <span
        className="absolute top-6 bottom-2 border-s-2 border-seal-fill"
        style={{ insetInlineStart: placeOf(now) }}
      />
    </>
  );
}
