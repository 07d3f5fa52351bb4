/** The parts of a browser that tell time and whether the page is in view. */
export interface VisibleTimeParts {
  setTimer(run: () => void, ms: number): number;
  clearTimer(timer: number): void;
  isVisible(): boolean;
  /** Gives what ends the subscription. */
  onVisibility(changed: () => void): () => void;
}

/**
 * Calls `run` whenever the page has been in view for `ms` without a break; a page that is hidden
 * rests, and begins anew when it comes back. Gives what ends it.
 */
export function everyWhileVisible(run: () => void, ms: number, parts: VisibleTimeParts) {
  let timer: number | undefined;
  const rest = () => {
    if (timer !== undefined) parts.clearTimer(timer);
    timer = undefined;
  };
  const begin = () => {
    rest();
    if (parts.isVisible()) {
      timer = parts.setTimer(() => {
        run();
        begin();
      }, ms);
    }
  };
  const unsubscribe = parts.onVisibility(begin);
  begin();
  return () => {
    rest();
    unsubscribe();
  };
}
