import { type RefCallback, useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import {
  allowBatch,
  allowMore,
  FIRST_BATCH,
  growStep,
  NEAR_END,
  SETTINGS_AFTER_MS,
  STEP,
  STEP_MS,
} from "./infinite-scroll.ts";
import { useRestoredAmount } from "./restored-scroll.ts";

export interface InfiniteScrollOptions {
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
 * and reload bring the amount again; a page that is printed shows all there are.
 */
export function useInfiniteScroll(options: InfiniteScrollOptions): GrowingList {
  const { total, first = FIRST_BATCH, step = STEP, everyMs = STEP_MS, batch, list = "" } = options;
  const [growth, setGrowth] = useRestoredAmount(first, list);
  const { shown, allowed } = growth;

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

  // biome-ignore lint/correctness/useExhaustiveDependencies: an end that stays near is seen anew.
  const endRef: RefCallback<HTMLElement> = useCallback(
    (end: HTMLElement) => {
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) {
            setGrowth((now) => allowMore(now, batch, total));
          }
        },
        { rootMargin: `0px 0px ${NEAR_END}px 0px` },
      );
      observer.observe(end);
      return () => observer.disconnect();
    },
    [shown, batch, total, setGrowth],
  );

  const isPrinted = useIsPrinted();
  const drawn = isPrinted ? total : Math.min(shown, total);
  return { shown: drawn, isWhole: drawn >= total, endRef };
}

/** Whether the page is about to be printed; what follows is drawn before it is. */
function useIsPrinted(): boolean {
  const [isPrinted, setPrinted] = useState(false);
  useEffect(() => {
    const before = () => flushSync(() => setPrinted(true));
    const after = () => setPrinted(false);
    window.addEventListener("beforeprint", before);
    window.addEventListener("afterprint", after);
    return () => {
      window.removeEventListener("beforeprint", before);
      window.removeEventListener("afterprint", after);
    };
  }, []);
  return isPrinted;
}
