import { addMonths } from "date-fns/addMonths";
import { millisecondsInDay, millisecondsInMinute } from "date-fns/constants";
import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { eachDayOfInterval } from "date-fns/eachDayOfInterval";
import { isFirstDayOfMonth } from "date-fns/isFirstDayOfMonth";
import { isMonday } from "date-fns/isMonday";
import { startOfMonth } from "date-fns/startOfMonth";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { emblemAddress } from "#app/components/character/emblem.tsx";
import { MONTHS } from "#app/game/date-format.ts";
import { timelineRows } from "#app/game/timeline-rows.ts";
import { UTC } from "#app/game/utc-day.ts";
import type { TimelineEvent, TimelineLane } from "#app/presenters/timeline.ts";
import { useClockFrom } from "#app/ui/clock.ts";
import { type DayRange, movedRange, type RangeMove, timelineUrl } from "./search-params.ts";
import { useTimelineHand } from "./use-timeline-hand.ts";

const ROW = 36;
const LANE_HEAD = 22;
const AXIS = 34;
/** Of a thing that takes no time. */
const POINT = 30;
/** Of a side of the emblems in a bar. */
const EMBLEM = 30;
/** About as wide as one is in a name. */
const LETTER = 6.5;
const MONTH_NAME = 80;

/** The lanes as a drawing that scrolls sideways, and is moved and brought nearer by hand. */
export function TimelineChart({
  range,
  isOfToday,
  today,
  lanes,
}: {
  range: DayRange;
  /** Whether these are the days around today, as nothing else is asked for. */
  isOfToday: boolean;
  /** The beginning of the day, ms since the epoch. */
  today: number;
  lanes: readonly TimelineLane[];
}) {
  const box = useRef<HTMLElement>(null);
  const days = differenceInCalendarDays(range.to, range.from, UTC) + 1;
  const dayWidth = Math.min(40, Math.max(2, Math.round(1400 / days)));
  const width = days * dayWidth;
  const x = (at: number) => ((at - range.from) / millisecondsInDay) * dayWidth;
  const navigate = useNavigate();
  const move = async (by: RangeMove | "today") => {
    const query = by === "today" ? "" : timelineUrl.encode(movedRange(range, by)).toString();
    await navigate({ search: query }, { replace: true, preventScrollReset: true });
  };
  useTimelineHand(box, { range, dayWidth }, move);
  const isToday = today >= range.from && today <= range.to;
  // Today is in sight at first, and whenever no days are asked for; else what was looked at stays.
  const isMoved = useRef(false);
  useEffect(() => {
    const scrolled = box.current;
    if (!scrolled || !isToday || (isMoved.current && !isOfToday)) return;
    isMoved.current = true;
    scrolled.scrollLeft =
      ((today - range.from) / millisecondsInDay) * dayWidth - scrolled.clientWidth / 3;
  }, [range.from, dayWidth, today, isToday, isOfToday]);
  const drawn = drawnLanes(lanes, range, x, width);
  const height = AXIS + drawn.reduce((sum, { height: one }) => sum + one, 0);
  return (
    <section
      ref={box}
      className="cursor-grab touch-pan-x touch-pan-y overflow-x-auto overscroll-x-contain border-y border-rule-2 bg-paper select-none active:cursor-grabbing print:hidden"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
      tabIndex={0}
      aria-label="Timeline; the list below says the same"
    >
      {/* They stay in sight while the days scroll. */}
      <div className="sticky start-0 z-1 size-0" aria-hidden="true">
        {drawn.map(({ lane, top }) => (
          <span
            key={lane.id}
            className="pointer-events-none absolute bg-paper pt-0.5 pe-1.5 text-small leading-5 font-semibold whitespace-nowrap"
            style={{ insetBlockStart: top }}
          >
            {lane.label}
          </span>
        ))}
      </div>
      <svg
        className="num block max-w-none fill-ink-3 font-text text-[12px] [&_a_text]:pointer-events-none [&_a_text]:fill-ink [&_a:hover>:is(rect,path)]:stroke-seal [&_a:hover>:is(rect,path)]:stroke-2"
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
      >
        <Axis range={range} x={x} height={height} dayWidth={dayWidth} />
        {isToday ? <TodayLine today={today} x={x} height={height} /> : null}
        {drawn.map(({ lane, top, bars }) => (
          <g key={lane.id}>
            <path className="stroke-rule" d={`M0 ${top}H${width}`} />
            {bars.map((bar) => (
              <Bar key={bar.event.id} {...bar} />
            ))}
          </g>
        ))}
      </svg>
    </section>
  );
}

interface DrawnBar {
  readonly event: TimelineEvent;
  readonly from: number;
  readonly to: number;
  /** Where the next one of its row begins. */
  readonly free: number;
  readonly y: number;
}

function drawnLanes(
  lanes: readonly TimelineLane[],
  { from }: DayRange,
  x: (at: number) => number,
  width: number,
) {
  let top = AXIS;
  return lanes.map((lane) => {
    const things = lane.events.map((event) => {
      const begin = Math.max(0, x(Math.max(from, event.start)));
      const end = event.end === null ? width : Math.min(width, x(event.end));
      return { event, from: begin, to: Math.max(end, begin + POINT) };
    });
    const { rows, placed } = timelineRows(things);
    const bars = placed.map(({ thing, row, free }): DrawnBar => {
      return { ...thing, free: Math.min(free, width), y: top + LANE_HEAD + row * ROW };
    });
    const drawn = { lane, top, bars, height: LANE_HEAD + rows * ROW + 6 };
    top += drawn.height;
    return drawn;
  });
}

const FILLS = {
  over: "fill-sunk stroke-edge",
  running: "fill-seal-wash stroke-seal",
  coming: "fill-ai-wash stroke-ai",
} as const;

function Bar({ event, from, to, free, y }: DrawnBar) {
  const { summary, shortName, path, start, end, state, emblems } = event;
  const isPoint = end === start;
  const width = to - from - 1;
  const isDiamond = emblems.length === 0 && to - from <= POINT;
  const lettersIn = (space: number) => Math.floor((space - 12) / LETTER);
  const fewest = Math.min(1, emblems.length);
  // A name that a bar is too short for stands behind it, where there is room.
  const isBeside =
    !isDiamond &&
    shortName.length > lettersIn(width - fewest * EMBLEM) &&
    shortName.length <= lettersIn(free - to);
  // Names come before pictures where there is no room for both.
  const room = Math.floor((isBeside ? width : width - shortName.length * LETTER - 12) / EMBLEM);
  const drawn = isPoint ? emblems : emblems.slice(0, Math.max(1, Math.min(room, emblems.length)));
  const text = (isBeside ? to : from + drawn.length * EMBLEM) + 6;
  const letters = lettersIn((isBeside ? free : to) - text + 6);
  return (
    <a href={path} tabIndex={-1}>
      <title>{summary}</title>
      {isDiamond ? (
        <path className={FILLS[state]} d={`M${from + 7} ${y + 8}l7 8-7 8-7-8z`} />
      ) : (
        <rect
          className={FILLS[state]}
          x={from}
          y={y}
          width={isPoint ? EMBLEM + 2 : width}
          height={EMBLEM + 2}
          rx="2"
        />
      )}
      {drawn.map((emblem, at) => (
        <image
          key={emblem}
          className={`filter-(--pic) ${state === "over" ? "opacity-60" : ""}`}
          href={emblemAddress(emblem)}
          x={from + 1 + at * EMBLEM}
          y={y + 1}
          width={Math.min(EMBLEM, Math.max(0, width - 1))}
          height={EMBLEM}
        />
      ))}
      {!isPoint && letters > 2 ? (
        <text x={text} y={y + 21}>
          {shortName.length > letters ? `${shortName.slice(0, letters - 1)}…` : shortName}
        </text>
      ) : null}
    </a>
  );
}

/** Months, and weeks or days where there is room for their numbers. */
function Axis({
  range,
  x,
  height,
  dayWidth,
}: {
  range: DayRange;
  x: (at: number) => number;
  height: number;
  dayWidth: number;
}) {
  const every = dayWidth >= 24 ? 1 : dayWidth >= 5 ? 7 : 0;
  return eachDayOfInterval({ start: range.from, end: range.to }, UTC).map((date, at) => {
    const day = date.getTime();
    const nextMonth = startOfMonth(addMonths(date, 1)).getTime();
    // A first day shortly before a month's would be written over it.
    const isFirst = at === 0 && x(nextMonth) - x(day) > MONTH_NAME;
    const isMonth = isFirstDayOfMonth(date) || isFirst;
    const isTick = every === 1 || (every === 7 && isMonday(date));
    if (!isMonth && !isTick) return null;
    return (
      <g key={day}>
        <path
          className={isMonth ? "stroke-rule-2" : "stroke-rule"}
          d={`M${x(day)} ${isMonth ? 0 : 18}V${height}`}
        />
        {isMonth ? (
          <text x={x(day) + 4} y={13} className="fill-ink font-semibold">
            {MONTHS[date.getMonth()]?.slice(0, 3)} {date.getFullYear()}
          </text>
        ) : null}
        {isTick ? (
          <text x={x(day) + 4} y={29}>
            {date.getDate()}
          </text>
        ) : null}
      </g>
    );
  });
}

function TodayLine({
  today,
  x,
  height,
}: {
  today: number;
  x: (at: number) => number;
  height: number;
}) {
  const now = useClockFrom(
    today,
    (at) => Math.floor(at / millisecondsInMinute) * millisecondsInMinute,
    millisecondsInMinute,
  );
  return (
    <path
      data-today
      className="stroke-seal-fill stroke-2"
      d={`M${Math.round(x(now) * 10) / 10} 0V${height}`}
    />
  );
}
