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
      if (entries === 0 || step !== null) return;
      step = { write: null };
      const end = () => {
        window.removeEventListener("popstate", end);
        window.clearTimeout(overdue);
        step = null;
      };
      const overdue = window.setTimeout(() => {
        const write = step?.write;
        end();
        write?.();
      }, OVERDUE_MS);
      window.addEventListener("popstate", end);
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
  if (step === null) write();
  else step.write = write;
}

// The history is one for the document, and so is this.
let step: { write: (() => void) | null } | null = null;
