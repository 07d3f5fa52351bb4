import { useBrowserValue } from "./browser-value.ts";
import { createTicker } from "./ticker.ts";

/**
 * The site's moment in ms since the epoch, at steps of `refreshMs`; null on the server and while
 * hydrating. All clocks of a page share one timer, which rests while the page is hidden.
 */
export function useNow(refreshMs: number): number | null {
  return useClock((now) => Math.floor(now / refreshMs) * refreshMs, refreshMs);
}

/**
 * What `select` makes of the moment, asked every `refreshMs`. The component is drawn again only
 * when that changes, so select what is shown: a number, a text, true or false.
 */
export function useClock<Value extends string | number | boolean>(
  select: (now: number) => Value,
  refreshMs: number,
): Value | null {
  return useBrowserValue<Value | null>(
    subscriptionFor(refreshMs),
    () => select(siteNow()),
    () => null,
  );
}

/**
 * Like `useClock`, but on the server and while hydrating it is `first`, what held at the moment of
 * the answer: what has not changed since is not drawn a second time.
 */
export function useClockFrom<Value extends string | number | boolean>(
  first: Value,
  select: (now: number) => Value,
  refreshMs: number,
): Value {
  return useBrowserValue(
    subscriptionFor(refreshMs),
    () => select(siteNow()),
    () => first,
  );
}

/** The site's moment in the browser: its own clock, moved as far as the server's is. */
export function siteNow(): number {
  return Date.now() + clockOffset();
}

let offset: number | undefined;

function clockOffset(): number {
  offset ??= Number(document.documentElement.dataset.clockOffset ?? 0) || 0;
  return offset;
}

/** Calls `changed` every `refreshMs` by the page's one timer; gives what ends that. */
export function subscribeToClock(changed: () => void, refreshMs: number): () => void {
  return theTicker().subscribe(changed, refreshMs);
}

const subscriptions = new Map<number, (changed: () => void) => () => void>();

// One function for each refresh, so that React does not subscribe anew at each rendering.
function subscriptionFor(refreshMs: number): (changed: () => void) => () => void {
  const made =
    subscriptions.get(refreshMs) ?? ((changed: () => void) => subscribeToClock(changed, refreshMs));
  subscriptions.set(refreshMs, made);
  return made;
}

let ticker: ReturnType<typeof createTicker> | undefined;

function theTicker() {
  ticker ??= createTicker({
    now: siteNow,
    setTimer: (run, ms) => window.setTimeout(run, ms),
    clearTimer: (timer) => window.clearTimeout(timer),
    isVisible: () => document.visibilityState === "visible",
    onVisibility: (changed) => document.addEventListener("visibilitychange", changed),
  });
  return ticker;
}
