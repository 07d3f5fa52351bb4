import { type RefCallback, useCallback, useEffect, useReducer, useRef } from "react";
import { afterPaint } from "./after-paint.ts";
import {
  allowBatch,
  allowMore,
  FIRST_BATCH,
  growStep,
  NEAR_END,
  SETTINGS_AFTER_MS,
  STEP,
  STEP_MS,
} from "./growth.ts";
import { useRestoredGrowth } from "./restored-growth.ts";

export interface GrowthOptions {
  /** Entries there are now; further pages may bring more. */
  total: number;
  /** Entries in the server's HTML. */
  first?: number;
  step?: number;
  /** Time between two steps, in ms. */
  everyMs?: number;
  /** How many more each approach to the end allows: the visitor's `scrollBatch`. */
  batch: number;
  /** What is listed, such as the query of the filters; another list begins anew. */
  list?: string;
}

export interface GrowingList {
  shown: number;
  isWhole: boolean;
  /** For an element right after the last entry. */
  endRef: RefCallback<HTMLElement>;
}

/**
 * The list that grows as one scrolls (specification 2 §4): the first batch, then 5 entries every
 * 100 ms up to the allowed amount, which grows by a batch within 100 px of the list's end. Back
 * and reload bring the amount again.
 */
export function useGrowth(options: GrowthOptions): GrowingList {
  const { total, first = FIRST_BATCH, step = STEP, everyMs = STEP_MS, batch, list = "" } = options;
  const [growth, setGrowth] = useRestoredGrowth(first, list);
  const { shown, allowed } = growth;
  const end = useRef<HTMLElement | null>(null);
  const [approaches, approach] = useReducer((count: number) => count + 1, 0);

  const isFirstBatch = useRef(true);
  useEffect(() => {
    const allow = () => {
      isFirstBatch.current = false;
      setGrowth((now) => allowBatch(now, batch));
    };
    const timer = setTimeout(allow, isFirstBatch.current ? SETTINGS_AFTER_MS : 0);
    return () => clearTimeout(timer);
  }, [batch, setGrowth]);

  useEffect(() => {
    if (shown >= Math.min(allowed, total)) return;
    const timer = setTimeout(() => setGrowth((now) => growStep(now, step)), everyMs);
    return () => clearTimeout(timer);
  }, [shown, allowed, total, step, everyMs, setGrowth]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again as the list grows or the end comes near.
  useEffect(
    () =>
      // What grew has been laid out by then; asking sooner would hold up the frame that shows it.
      afterPaint(() => {
        if (isNear(end.current)) setGrowth((now) => allowMore(now, batch, total));
      }),
    [approaches, shown, batch, total, setGrowth],
  );

  const endRef = useCallback((element: HTMLElement) => {
    end.current = element;
    const stop = watchApproach(element, approach);
    return () => {
      end.current = null;
      stop();
    };
  }, []);
  return { shown: Math.min(shown, total), isWhole: shown >= total, endRef };
}

function isNear(end: HTMLElement | null): boolean {
  return end !== null && end.getBoundingClientRect().top <= window.innerHeight + NEAR_END;
}

function watchApproach(end: HTMLElement, approach: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) approach();
    },
    { rootMargin: `0px 0px ${NEAR_END}px 0px` },
  );
  observer.observe(end);
  return () => observer.disconnect();
}
