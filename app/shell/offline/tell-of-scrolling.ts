/** At most one message in so many ms, half of what the worker waits for rest. */
const PAUSE_MS = 1000;

/**
 * Tells the worker while the page is scrolled, so that it stores nothing meanwhile: a list asks for
 * none of the pictures that are flown past, which looks like rest from there. Gives what ends it.
 */
export function tellOfScrolling(worker: ServiceWorkerContainer): () => void {
  let told = Number.NEGATIVE_INFINITY;
  const tell = ({ timeStamp }: Event) => {
    if (timeStamp - told < PAUSE_MS) return;
    told = timeStamp;
    worker.controller?.postMessage({ isScrolled: true });
  };
  window.addEventListener("scroll", tell, { passive: true });
  return () => window.removeEventListener("scroll", tell);
}
