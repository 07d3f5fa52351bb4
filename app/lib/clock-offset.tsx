import { createContext, useContext } from "react";

/** How far the server's clock is from the real one, in ms; null where it is not set. */
export const ClockOffsetContext = createContext<number | null>(null);

/**
 * The offset as it stands at the document's root, from which the browser's clock takes it; undefined
 * for the real time. The browser, which has no such context, reads it from the document.
 */
export function useClockOffset(): number | undefined {
  const provided = useContext(ClockOffsetContext);
  const offset = provided ?? (typeof document === "undefined" ? 0 : readDocument());
  return offset === 0 ? undefined : offset;
}

function readDocument(): number {
  return Number(document.documentElement.dataset.clockOffset ?? 0);
}
