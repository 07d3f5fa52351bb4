import { inBrowser, loadOnce } from "./reload-once.ts";

/**
 * Answers a part of the page whose code cannot be loaded, which after a release is one that is gone:
 * the page is loaded anew and brings the new code along, at most once in ten seconds for each path
 * (specification 1 §8). The code of whole pages is the router's, which loads anew by itself.
 */
export function watchChunkErrors(): void {
  window.addEventListener("vite:preloadError", (event) => {
    const here = location.pathname + location.search + location.hash;
    if (loadOnce(here, inBrowser())) {
      event.preventDefault();
    }
  });
}
