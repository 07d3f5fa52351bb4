import { getISODay } from "date-fns/getISODay";
import { isSameMonth } from "date-fns/isSameMonth";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { calendarDay } from "#app/game/date-format.ts";
import { UTC } from "#app/game/utc-day.ts";
import { stepDay, stepMonth, stepYear, weeksOf, type YearRange } from "./calendar.ts";
import { Icon } from "./icon.tsx";

/**
 * One month of days with its month and year to step through. Arrows walk the days, Home and End the
 * week, Page Up and Down the months, with Shift the years; Enter chooses and closes.
 */
export function CalendarSheet({
  chosen,
  today,
  years,
  resetLabel,
  onChoose,
  onReset,
  onClose,
}: {
  /** The beginnings of UTC days, ms since the epoch. */
  chosen: number | null;
  today: number;
  years: YearRange;
  resetLabel: string;
  onChoose: (day: number) => void;
  onReset: () => void;
  onClose: () => void;
}) {
  const [at, setAt] = useState(chosen ?? today);
  const grid = useRef<HTMLTableElement>(null);
  const isWalking = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the day walked to takes the focus.
  useEffect(() => {
    if (isWalking.current) grid.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
    isWalking.current = false;
  }, [at]);

  const walk = (event: KeyboardEvent) => {
    const to = walkedTo(event, at, years);
    if (!to) return;
    event.preventDefault();
    isWalking.current = true;
    setAt(to);
  };
  const choose = (day: number) => {
    onChoose(day);
    onClose();
  };

  const { month, year } = calendarDay(at, "utc");

  return (
    <>
      <header className="grid grid-cols-[1.35fr_1fr] gap-1">
        <Stepper what="month" shown={month} step={(by) => setAt(stepMonth(at, by, years))} />
        <Stepper what="year" shown={String(year)} step={(by) => setAt(stepYear(at, by, years))} />
      </header>
      <table
        ref={grid}
        className="mt-1 mb-2 table-fixed text-center text-dense tabular-nums"
        aria-label={`${month} ${year}`}
        onKeyDown={walk}
      >
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th
                key={weekday}
                className="h-8 text-center text-small text-ink-3"
                scope="col"
                abbr={weekday}
              >
                {weekday.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(at).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  <button
                    type="button"
                    className={isSameMonth(day, at, UTC) ? DAY : `${DAY} text-ink-3`}
                    tabIndex={day === at ? 0 : -1}
                    aria-label={spoken(day)}
                    aria-pressed={day === chosen}
                    aria-current={day === today ? "date" : undefined}
                    onClick={() => choose(day)}
                  >
                    {calendarDay(day, "utc").day}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <footer className="flex gap-1 border-t border-rule pt-2">
        <button
          type="button"
          className="btn btn-quiet btn-s"
          onClick={() => {
            onChoose(today);
            setAt(today);
          }}
        >
          Today
        </button>
        <button type="button" className="btn btn-quiet btn-s" onClick={onReset}>
          {resetLabel}
        </button>
        <button type="button" className="btn btn-s ms-auto" onClick={onClose}>
          Close
        </button>
      </footer>
    </>
  );
}

const DAY =
  "h-10 w-full rounded-1 hover:bg-seal-wash focus-visible:-outline-offset-2 aria-[current=date]:shadow-[inset_0_-2px_var(--color-seal-fill)] aria-pressed:bg-seal-fill aria-pressed:font-semibold aria-pressed:text-on-seal aria-pressed:focus-visible:-outline-offset-4 aria-pressed:focus-visible:outline-on-seal";

function Stepper({
  what,
  shown,
  step,
}: {
  what: string;
  shown: string;
  step: (by: number) => void;
}) {
  return (
    <div className="flex items-center justify-between font-title text-[1.0625rem]/none font-semibold lining-nums tabular-nums">
      <button
        type="button"
        className="btn btn-quiet btn-icon min-w-9"
        aria-label={`Previous ${what}`}
        onClick={() => step(-1)}
      >
        <Icon name="left" />
      </button>
      <span aria-live="polite">{shown}</span>
      <button
        type="button"
        className="btn btn-quiet btn-icon min-w-9"
        aria-label={`Next ${what}`}
        onClick={() => step(1)}
      >
        <Icon name="right" />
      </button>
    </div>
  );
}

/** The day that a key leads to; undefined for keys that do not walk. */
function walkedTo(
  { key, shiftKey }: KeyboardEvent,
  at: number,
  years: YearRange,
): number | undefined {
  const weekday = getISODay(at, UTC);
  const days = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: 1 - weekday,
    End: 7 - weekday,
  };
  const by = Object.entries(days).find(([name]) => name === key)?.[1];
  if (by !== undefined) return stepDay(at, by, years);
  if (key === "PageUp") return shiftKey ? stepYear(at, -1, years) : stepMonth(at, -1, years);
  if (key === "PageDown") return shiftKey ? stepYear(at, 1, years) : stepMonth(at, 1, years);
  return undefined;
}

function spoken(at: number): string {
  const { day, month, year } = calendarDay(at, "utc");
  return `${day} ${month} ${year}`;
}

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
