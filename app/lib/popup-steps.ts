import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router";
import { entriesAbove, popupsOf } from "./popup-stack.ts";

/** Longest wait for a step back that never arrives, in ms. */
const OVERDUE_MS = 1000;

/**
 * Goes back in the history to below the entry of this popup, if it is open and no step is under
 * way: a second press on its button must not leave the page.
 */
export function useStepBack(): (popup: string) => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  return useCallback(
    (popup) => {
      const entries = entriesAbove(popupsOf(state), popup);
      if (entries === 0 || back !== null) return;
      const overdue = window.setTimeout(() => {
        const write = back?.write;
        back = null;
        write?.();
      }, OVERDUE_MS);
      const step: StepBack = { hasArrived: false, write: null };
      back = step;
      const arrive = () => {
        window.clearTimeout(overdue);
        step.hasArrived = true;
      };
      window.addEventListener("popstate", arrive, { once: true });
      void navigate(-entries);
    },
    [navigate, state],
  );
}

/**
 * Writes the address now, but not while a step back is under way, which browsers would drop:
 * PopupHistory takes what is written last over to the entry below, when the step has arrived.
 */
export function afterStepBack(write: () => void): void {
  if (back === null) write();
  else back.write = write;
}

/**
 * Whether a popup may open from this entry: not while one opens from it, so that a second press
 * before the first one shows pushes no second entry.
 */
export function mayOpenFrom(entry: string): boolean {
  if (openingFrom === entry) return false;
  openingFrom = entry;
  return true;
}

/** The page shows another entry of the history; called by PopupHistory alone. */
export function endSteps(): void {
  openingFrom = null;
  if (back?.hasArrived) back = null;
}

interface StepBack {
  /** Whether the browser stands on the entry below, which the page may not show yet. */
  hasArrived: boolean;
  write: (() => void) | null;
}

// The history is one for the document, and so are these.
let back: StepBack | null = null;
let openingFrom: string | null = null;
