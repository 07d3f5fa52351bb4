import { type ToggleEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { type Placement, placePopover } from "./place-popover.ts";

/**
 * A native popover that belongs to a button: it opens without scripts, lies over modals, and closes
 * on Escape before they do, on a press outside, and when the focus leaves it. Spread `button` on
 * the button and `popover` on what opens. `opening` counts how often it was opened: closed and
 * opened again at once it reports one change only, from open to open, and `isOpen` stays as it is.
 */
export function usePopover({ align = "start", side = "below" }: Partial<Placement> = {}) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [opening, setOpening] = useState(0);

  useLayoutEffect(() => {
    if (!isOpen) return;
    const place = () => {
      if (popover.current && button.current)
        placePopover(popover.current, button.current, { align, side });
    };
    // What is drawn only while it is open has its size by now.
    place();
    window.addEventListener("scroll", place, { capture: true, passive: true });
    window.addEventListener("resize", place);
    return () => {
      window.removeEventListener("scroll", place, { capture: true });
      window.removeEventListener("resize", place);
    };
  }, [isOpen, align, side]);

  // Shown by then, but not yet painted: it never stands elsewhere first.
  const placeBeforePaint = (event: ToggleEvent) => {
    if (event.newState !== "open") return;
    requestAnimationFrame(() => {
      if (popover.current && button.current)
        placePopover(popover.current, button.current, { align, side });
    });
  };
  const noteToggle = (event: ToggleEvent) => {
    setOpen(event.newState === "open");
    if (event.newState === "open") setOpening((count) => count + 1);
  };
  const close = () => popover.current?.hidePopover();
  const closeWhenLeft = (event: React.FocusEvent) => {
    const next = event.relatedTarget;
    const isInside =
      next instanceof Node && [popover, button].some((ref) => ref.current?.contains(next));
    if (next !== null && !isInside) close();
  };

  return {
    isOpen,
    opening,
    close,
    button: {
      ref: button,
      type: "button",
      popoverTarget: id,
      "aria-expanded": isOpen,
      onBlur: closeWhenLeft,
    },
    popover: {
      ref: popover,
      id,
      popover: "auto",
      onBeforeToggle: placeBeforePaint,
      onToggle: noteToggle,
      onBlur: closeWhenLeft,
    },
  } as const;
}
