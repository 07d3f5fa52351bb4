import { useCallback, useSyncExternalStore } from "react";

/**
 * The site's moment in ms since the epoch, at steps of `refreshMs`; null on the server and while
 * hydrating.
 */
export function useNow(refreshMs: number): number | null {
  return useClock((now) => Math.floor(now / refreshMs) * refreshMs, refreshMs);
}

/**
 * What `select` makes of the moment, asked every `refreshMs`; null on the server and while hydrating.
 * The component is drawn again only when that changes, so select what is shown: a number, a text,
 * true or false.
 */
export function useClock<Value extends string | number | boolean>(
  select: (now: number) => Value,
  refreshMs: number,
): Value | null {
  return useClockFrom<Value | null>(null, select, refreshMs);
}

/** Like `useClock`, but before hydration it is `first`, what held at the moment of the answer. */
export function useClockFrom<Value extends string | number | boolean | null>(
  first: Value,
  select: (now: number) => Value,
  refreshMs: number,
): Value {
  const subscribe = useCallback(
    (changed: () => void) => subscribeToClock(changed, refreshMs),
    [refreshMs],
  );
  return useSyncExternalStore(
    subscribe,
    () => select(siteNow()),
    () => first,
  );
}

/** The site's moment in the browser: the server's, where the visitor's clock is more than a minute off. */
export function siteNow(): number {
  return Date.now() + skew + clockOffset();
}

/**
 * Compares the visitor's clock with the server's. `date` is the `Date` header of an answer that came
 * from the server just now; it was asked for at `sentAt` and came at `cameAt`, by the visitor's clock.
 */
export function noteServerTime(
  date: string | null,
  { sentAt, cameAt }: { sentAt: number; cameAt: number },
): void {
  const serverTime = Date.parse(date ?? "");
  if (Number.isNaN(serverTime)) return;
  // The header has whole seconds, and was written at some moment between question and answer: half
  // of that time is what it cannot tell, which is long when the device slept meanwhile.
  const off = serverTime + HALF_SECOND_MS - (sentAt + cameAt) / 2;
  const next = Math.abs(off) > TOLERANCE_MS + Math.abs(cameAt - sentAt) / 2 ? off : 0;
  if (next === skew) return;
  skew = next;
  for (const reader of readers) reader.changed();
}

/** Calls `changed` every `refreshMs` by the page's one timer; returns a function that ends that. */
export function subscribeToClock(changed: () => void, refreshMs: number): () => void {
  const reader: Reader = { changed, refreshMs, step: stepOf(siteNow(), refreshMs) };
  if (readers.size === 0) document.addEventListener("visibilitychange", tick);
  readers.add(reader);
  schedule();
  return () => {
    readers.delete(reader);
    if (readers.size > 0) return;
    document.removeEventListener("visibilitychange", tick);
    clearTimeout(timer);
    timer = undefined;
  };
}

interface Reader {
  readonly changed: () => void;
  readonly refreshMs: number;
  /** The step of its refresh in which it was last called. */
  step: number;
}

/** Ms between looks at the clock, the shortest refresh of the specification (1 §9). */
const TICK_MS = 100;
const TOLERANCE_MS = 60_000;
const HALF_SECOND_MS = 500;

const readers = new Set<Reader>();
let timer: ReturnType<typeof setTimeout> | undefined;
let skew = 0;

/** Rests while the page is hidden; one that comes back into view is updated at once. */
function tick(): void {
  clearTimeout(timer);
  timer = undefined;
  if (document.visibilityState === "hidden") return;
  const now = siteNow();
  for (const reader of readers) {
    const step = stepOf(now, reader.refreshMs);
    if (step === reader.step) continue;
    reader.step = step;
    reader.changed();
  }
  schedule();
}

/** To the edge of the next tenth, so that seconds turn when they turn. */
function schedule(): void {
  if (document.visibilityState === "hidden") return;
  timer ??= setTimeout(tick, TICK_MS - (siteNow() % TICK_MS));
}

function stepOf(now: number, refreshMs: number): number {
  return Math.floor(now / refreshMs);
}

let offset: number | undefined;

/** How far the server's clock is set from the real time (`ALMANAC_NOW`), in ms. */
function clockOffset(): number {
  offset ??= Number(document.documentElement.dataset.clockOffset ?? 0) || 0;
  return offset;
}
