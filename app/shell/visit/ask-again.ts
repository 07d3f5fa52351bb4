const PAUSE_MS = 60_000;
const MOST_TIMES = 5;

/**
 * Asks at once, then each minute, five times in all, and begins anew when the browser has a network
 * again: the server's clock may be a little behind, and a page that wakes up often has no network
 * yet. Gives what ends it.
 */
export function askAgain(ask: () => void, network: EventTarget): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function begin(): void {
    clearTimeout(timer);
    attempt(MOST_TIMES);
  }

  function attempt(left: number): void {
    ask();
    if (left > 1) timer = setTimeout(() => attempt(left - 1), PAUSE_MS);
  }

  network.addEventListener("online", begin);
  begin();
  return () => {
    clearTimeout(timer);
    network.removeEventListener("online", begin);
  };
}
