import { type KeyboardEvent, useEffect, useId } from "react";
import { Checkbox } from "./choices.tsx";
import { Icon } from "./icon.tsx";
import { usePopover } from "./use-popover.ts";

export interface MultiSelectOption {
  readonly id: string;
  readonly label: string;
  /** Name of an icon of the set. */
  readonly icon?: string;
}

/**
 * Chooses several of a known few: a button that says what is chosen, and a list of checkboxes that
 * it opens. A plain part of a form with and without scripts: it sends `name` once for each choice.
 */
export function MultiSelect({
  label,
  name,
  options,
  value,
  onChange,
  empty = "Any",
}: {
  label: string;
  name: string;
  options: readonly MultiSelectOption[];
  value: readonly string[];
  /** The chosen ids, in the order of the options. */
  onChange: (value: string[]) => void;
  /** What the button says when nothing is chosen. */
  empty?: string;
}) {
  const id = useId();
  const { opening, button, popover } = usePopover();
  const list = popover.ref;
  useEffect(() => {
    if (opening > 0) focusBox(list.current, 0);
  }, [opening, list]);

  const chosen = options.filter((option) => value.includes(option.id));
  const toggle = (toggled: string) =>
    onChange(
      options
        .filter((option) => value.includes(option.id) !== (option.id === toggled))
        .map((option) => option.id),
    );
  const openOnArrow = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    list.current?.showPopover();
  };

  return (
    <div className="field">
      <span className="label" id={`${id}-label`}>
        {label}
      </span>
      <button
        {...button}
        className="select flex cursor-pointer items-center gap-2 text-start"
        id={`${id}-button`}
        aria-labelledby={`${id}-label ${id}-button`}
        onKeyDown={openOnArrow}
      >
        {chosen.length === 0 ? (
          <span className="faint flex-1 truncate">{empty}</span>
        ) : (
          <span className="flex-1 truncate">{chosen.map((option) => option.label).join(", ")}</span>
        )}
        {chosen.length > 1 ? (
          <span className="num flex-none min-w-5 py-0.5 px-1 rounded-1 bg-seal-wash text-seal text-small font-semibold leading-tight text-center">
            {chosen.length}
          </span>
        ) : null}
      </button>
      <div {...popover} className="listbox w-[min(20rem,calc(100vw-1rem))]">
        <fieldset aria-labelledby={`${id}-label`} onKeyDown={walkBoxes}>
          {options.map((option) => (
            <Checkbox
              key={option.id}
              name={name}
              value={option.id}
              checked={value.includes(option.id)}
              onChange={() => toggle(option.id)}
            >
              {option.icon ? <Icon name={option.icon} /> : null}
              <span>{option.label}</span>
            </Checkbox>
          ))}
        </fieldset>
      </div>
    </div>
  );
}

/** Arrows go from box to box, Home and End to the first and last; Space ticks, as everywhere. */
function walkBoxes(event: KeyboardEvent<HTMLElement>) {
  const boxes = boxesOf(event.currentTarget);
  const at = boxes.findIndex((box) => box.matches(":focus"));
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: boxes.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  focusBox(event.currentTarget, (to + boxes.length) % boxes.length);
}

function focusBox(list: HTMLElement | null, at: number) {
  if (list) boxesOf(list)[at]?.focus();
}

function boxesOf(list: HTMLElement): HTMLInputElement[] {
  return [...list.querySelectorAll("input")];
}
