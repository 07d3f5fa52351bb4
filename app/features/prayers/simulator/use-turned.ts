import { useEffect, useState } from "react";

/** Between two cards, in ms. */
const PAUSE_MS = 160;

/**
 * How many cards of the last roll lie face up: they turn one after another. All of them at once for
 * a roll that was there before the page, where motion is unwanted, and once it `isSkipped`.
 */
export function useTurned(no: number, count: number, isSkipped: boolean): number {
  const [state, setState] = useState({ no, turned: count });
  const turned = state.no === no ? Math.min(state.turned, count) : 0;
  const isDone = turned >= count || isSkipped;
  useEffect(() => {
    if (isDone) return;
    const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const next = isCalm ? count : turned + 1;
    const timer = setTimeout(() => setState({ no, turned: next }), isCalm ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [no, count, turned, isDone]);
  return isDone ? count : turned;
}
