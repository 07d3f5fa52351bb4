/** The parts of a browser that a ticker needs. */
export interface TickerParts {
  /** Ms on the clock that is shown. */
  now(): number;
  setTimer(run: () => void, ms: number): number;
  clearTimer(timer: number): void;
  isVisible(): boolean;
  onVisibility(changed: () => void): void;
}

interface Subscription {
  readonly refreshMs: number;
  /** The step of its refresh in which it was last called. */
  step: number;
}

/**
 * Calls back every subscriber at the refresh it asked for, all from one timer, which runs at the
 * shortest refresh and only while the page is visible. A page that comes back into view is told at
 * once, however long it slept.
 */
export function createTicker(parts: TickerParts) {
  const subscriptions = new Map<() => void, Subscription>();
  let timer: number | undefined;
  /** The refresh that the timer runs at. */
  let timerMs = 0;

  function tick(): void {
    timer = undefined;
    const now = parts.now();
    for (const [call, subscription] of subscriptions) {
      const step = Math.floor(now / subscription.refreshMs);
      if (step !== subscription.step) {
        subscription.step = step;
        call();
      }
    }
    schedule();
  }

  function schedule(): void {
    if (timer !== undefined || subscriptions.size === 0 || !parts.isVisible()) {
      return;
    }
    timerMs = Math.min(...[...subscriptions.values()].map(({ refreshMs }) => refreshMs));
    // To the edge of the step, so that seconds turn when they turn.
    timer = parts.setTimer(tick, timerMs - (parts.now() % timerMs));
  }

  function rest(): void {
    if (timer !== undefined) {
      parts.clearTimer(timer);
      timer = undefined;
    }
  }

  parts.onVisibility(() => {
    rest();
    if (parts.isVisible()) {
      tick();
    }
  });

  return {
    /** Gives what ends the subscription. */
    subscribe(changed: () => void, refreshMs: number): () => void {
      // A key of its own for each subscription, though two may share a callback.
      const call = () => changed();
      subscriptions.set(call, { refreshMs, step: Math.floor(parts.now() / refreshMs) });
      if (refreshMs < timerMs) rest();
      schedule();
      return () => {
        subscriptions.delete(call);
        if (subscriptions.size === 0) {
          rest();
        }
      };
    },
  };
}
