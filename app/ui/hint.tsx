import { type PointerEvent, type ReactNode, useRef } from "react";
import { Icon } from "./icon.tsx";
import { usePopover } from "./use-popover.ts";

/** How long the pointer may be between the button and the hint, in ms. */
const GRACE = 200;

/**
 * A short explanation behind a small button. It opens on a press, also without scripts, and while a
 * mouse rests on it; Escape and leaving it close it. `label` names the button.
 */
export function Hint({ label, children }: { label: string; children: ReactNode }) {
  const { close, button, popover } = usePopover({ align: "center", side: "above" });
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isByRest = useRef(false);
  const stay = (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    clearTimeout(closing.current);
    if (isShown(popover.ref.current)) return;
    isByRest.current = true;
    popover.ref.current?.showPopover();
  };
  const leave = (event: PointerEvent) => {
    if (event.pointerType === "mouse") closing.current = setTimeout(close, GRACE);
  };
  return (
    <>
      <button
        {...button}
        className="relative inline-grid place-items-center size-6 align-middle rounded-1 text-ai after:absolute after:-inset-2.5 hover:bg-ai-wash aria-expanded:bg-ai-wash"
        aria-label={label}
        aria-describedby={popover.id}
        onPointerEnter={stay}
        onPointerLeave={leave}
        onClick={(event) => {
          // The press of a mouse whose rest has opened it does not close it.
          if (isByRest.current && isShown(popover.ref.current)) event.preventDefault();
          isByRest.current = false;
        }}
      >
        <Icon name="info" size="s" />
      </button>
      <div
        {...popover}
        className="hint max-w-[min(18rem,calc(100vw-1rem))] overflow-visible rounded-1 bg-ink px-3 py-2 text-dense/[1.4] text-paper"
        onPointerEnter={stay}
        onPointerLeave={leave}
      >
        {children}
      </div>
    </>
  );
}

// The browser knows at once, React's state only after the event that follows.
function isShown(popover: HTMLElement | null): boolean {
  return popover?.matches(":popover-open") ?? false;
}
