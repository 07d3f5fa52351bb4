const MOST_TIMES = 5;

/** The parts of a browser that asking again needs. */
export interface AskingAgain {
  /** Calls back each minute while the page is looked at; gives what ends that. */
  eachMinute(run: () => void): () => void;
  /** Tells when the browser is `online` again. */
  readonly network: Pick<EventTarget, "addEventListener" | "removeEventListener">;
}

/**
 * Asks at once, then each minute, five times in all, and begins anew when there is a network again:
 * the server's clock may be a little behind, and a page that wakes up often has no network yet.
 * Gives what ends it.
 */
export function askAgain(ask: () => void, { eachMinute, network }: AskingAgain): () => void {
  let left = 0;

  function attempt(): void {
    if (left === 0) return;
    left -= 1;
    ask();
  }

  function begin(): void {
    left = MOST_TIMES;
    attempt();
  }

  network.addEventListener("online", begin);
  const stop = eachMinute(attempt);
  begin();
  return () => {
    stop();
    network.removeEventListener("online", begin);
  };
}
