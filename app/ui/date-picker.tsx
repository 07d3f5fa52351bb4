import { useEffect, useId, useState } from "react";
import { startOfDay, UTC } from "#app/game/utc-day.ts";
import { parseDay, writtenDay } from "#app/game/written-day.ts";
import type { YearRange } from "./calendar.ts";
import { CalendarSheet } from "./calendar-sheet.tsx";
import { siteNow } from "./clock.ts";
import { Icon } from "./icon.tsx";
import { usePopover } from "./use-popover.ts";

/**
 * A day as `YYYY-MM-DD` (UTC): written, or picked from a calendar by month and year. `value` and
 * what `onChange` gets is a day that exists, or empty. Without scripts the plain field remains.
 */
export function DatePicker({
  label,
  name,
  value,
  onChange,
  reset,
  years,
}: {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** The day that Reset brings back; without one the button is Clear. */
  reset?: string;
  /** Defaults to the game's first year until the next year. */
  years?: YearRange;
}) {
  const id = useId();
  const { isOpen, opening, close, button, popover } = usePopover({ align: "end" });
  const { text, isWrong, write, leave } = useDayText(value, onChange);
  const help = `${id}-help`;
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <div className="relative">
        <input
          className="input num pe-touch"
          id={id}
          name={name}
          value={text}
          onChange={(event) => write(event.target.value)}
          onCompositionEnd={(event) => write(event.currentTarget.value.normalize("NFKC"))}
          onBlur={leave}
          placeholder="YYYY-MM-DD"
          pattern="\d{4}-\d{2}-\d{2}"
          title="Year, month and day, such as 2021-05-11"
          maxLength={10}
          autoComplete="off"
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? help : undefined}
        />
        <button
          {...button}
          className="btn btn-quiet btn-icon absolute inset-y-0 right-0 text-ink-2 hover:text-seal aria-expanded:text-seal"
          aria-label={`${label}: calendar`}
        >
          <Icon name="calendar" />
        </button>
      </div>
      {isWrong ? (
        <span className="err" id={help}>
          <Icon name="warn" size="s" />
          No such day; write YYYY-MM-DD
        </span>
      ) : null}
      <div
        {...popover}
        className="w-80 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-2 bg-sheet p-2 text-ink shadow-sheet [--knock:var(--color-sheet)]"
        role="dialog"
        aria-label={`Choose a date: ${label}`}
      >
        {/* The clock is asked in the browser only: the calendar is not drawn before it opens. */}
        {isOpen ? (
          <CalendarSheet
            key={opening}
            chosen={parseDay(value)}
            today={startOfDay(siteNow())}
            years={years ?? { first: 2021, last: UTC.in(siteNow()).getFullYear() + 1 }}
            onChoose={(day) => onChange(writtenDay(day))}
            onReset={() => onChange(reset ?? "")}
            resetLabel={reset === undefined ? "Clear" : "Reset"}
            onClose={close}
          />
        ) : null}
      </div>
    </div>
  );
}

/** What stands in the field: the value, or what is being written and is no day yet. */
function useDayText(value: string, onChange: (value: string) => void) {
  const [text, setText] = useState(value);
  const [isLeft, setLeft] = useState(false);
  useEffect(() => setText(value), [value]);
  const isDay = text === "" || parseDay(text) !== null;
  const write = (typed: string) => {
    // Digits of any width; a hyphen has several forms, too.
    const written = typed
      .normalize("NFKC")
      .replaceAll(/[‐-―−ー]/g, "-")
      .trim();
    setText(written);
    setLeft(false);
    if (written === "" || parseDay(written)) onChange(written);
  };
  const isWrong = !isDay && (isLeft || text.length >= 10);
  return { text, isWrong, write, leave: () => setLeft(true) };
}
