import { inBrowser, loadOnce } from "./reload-once.ts";

/** Ms after which a page that was to be left, and still stands, is taken to stay: a file came instead. */
const STAYED_MS = 10_000;

/**
 * Answers a part of the page whose code cannot be loaded, which after a release is one that is gone:
 * the page is loaded anew and brings the new code along, at most once in ten seconds for each path
 * (specification 1 §8). The code of whole pages is the router's, which loads anew by itself.
 *
 * Firefox and WebKit break off what a page still loads when the visitor leaves it, and say that it
 * failed. To load the page anew then would take away the one that she has asked for.
 */
export function watchChunkErrors(page: EventTarget = window, loadAnew = loadHereAnew): void {
  let isLeft = false;
  const stays = () => {
    isLeft = false;
    // Once: Firefox keeps no page for the way back that still listens to this when it is left.
    page.addEventListener("beforeunload", leaves, { once: true });
  };
  const leaves = () => {
    isLeft = true;
    setTimeout(stays, STAYED_MS);
  };
  stays();
  page.addEventListener("pageshow", stays);
  page.addEventListener("vite:preloadError", (event) => {
    if (!isLeft && loadAnew()) event.preventDefault();
  });
}

function loadHereAnew(): boolean {
  return loadOnce(location.pathname + location.search + location.hash, inBrowser());
}
