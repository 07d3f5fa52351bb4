/** Ms to wait in browsers that do not report when they are idle (specification 1 §9). */
const FALLBACK_MS = 1;

/** Runs when the browser is idle, or after `latest` ms at the latest; gives what calls it off. */
export function whenIdle(run: () => void, latest?: number): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(run, FALLBACK_MS);
    return () => clearTimeout(timer);
  }
  const callback = window.requestIdleCallback(
    run,
    latest === undefined ? undefined : { timeout: latest },
  );
  return () => window.cancelIdleCallback(callback);
}

/** Runs when the page has loaded and the browser is idle; gives what calls it off. */
export function whenLoadedAndIdle(run: () => void): () => void {
  let stop: () => void = () => undefined;
  const loaded = () => {
    stop = whenIdle(run);
  };
  if (document.readyState === "complete") {
    loaded();
  } else {
    window.addEventListener("load", loaded, { once: true });
  }
  return () => {
    window.removeEventListener("load", loaded);
    stop();
  };
}
