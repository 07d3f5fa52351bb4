import { isCodeComingAhead } from "./code-ahead.ts";
import { pendingAddress } from "./pending-navigation.tsx";
import { inBrowser, loadOnce } from "./reload-once.ts";

/**
 * Answers a chunk that cannot be loaded, which after a release is one that is gone: the page it
 * belongs to is loaded as a document, and brings the new chunks along. What was fetched in advance
 * only is let be. A path that fails again within ten seconds gets its error view.
 */
export function watchChunkErrors(): void {
  window.addEventListener("vite:preloadError", (event) => {
    const target = pendingAddress();
    const isInAdvance = ("ofRoute" in event || isCodeComingAhead()) && target === null;
    const here = location.pathname + location.search + location.hash;
    if (isInAdvance || loadOnce(target ?? here, inBrowser())) {
      event.preventDefault();
    }
  });
}
