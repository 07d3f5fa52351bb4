import { whenIdle } from "./when-idle.ts";

/**
 * Has the browser fetch what the links below `place`, which is in no document, name: copies of them
 * are put into the head, one in each idle moment, since the browser begins to fetch on the spot and
 * a page brings a dozen. `settled` is called when all have come or failed. Gives what takes the
 * copies away.
 */
export function fetchLinksInTurn(place: ParentNode & Node, settled: () => void): () => void {
  const seen = new Set<HTMLLinkElement>();
  const waiting: HTMLLinkElement[] = [];
  const copies: HTMLLinkElement[] = [];
  let unsettled = 0;
  let stopIdle: (() => void) | undefined;

  function take(): void {
    for (const link of place.querySelectorAll("link")) {
      if (seen.has(link)) continue;
      seen.add(link);
      waiting.push(link);
      unsettled += 1;
    }
    stopIdle ??= whenIdle(putNext);
  }

  function putNext(): void {
    stopIdle = undefined;
    const copy = waiting.shift()?.cloneNode();
    if (!(copy instanceof HTMLLinkElement)) return;
    copy.addEventListener("load", settle);
    copy.addEventListener("error", settle);
    copies.push(copy);
    document.head.append(copy);
    stopIdle = whenIdle(putNext);
  }

  function settle(): void {
    unsettled -= 1;
    if (unsettled === 0) settled();
  }

  const watch = new MutationObserver(take);
  watch.observe(place, { childList: true, subtree: true });
  take();
  return () => {
    watch.disconnect();
    stopIdle?.();
    for (const copy of copies) copy.remove();
  };
}
