import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { fetchPage, preloadCode } from "./fetch-page.ts";
import { mayLoadAhead } from "./load-ahead.ts";
import { PrefetchQueue } from "./prefetch-queue.ts";
import { whenQuiet } from "./when-quiet.ts";

/** Events that suggest that a link may be followed next. */
const INTENTS = ["pointerover", "pointerdown", "focusin"] as const;

/**
 * Fetches the data of the pages of the links in view ahead of time, while the page is at rest, but
 * not over 2g or with a data saver; their code when the pointer or the focus comes to the link: that
 * of all in view would be more than the page itself. What waits while there is no network is
 * fetched when it is back. Draws nothing.
 */
export function LinkPrefetch() {
  const { pathname } = useLocation();
  const [queue] = useState(() => new PrefetchQueue({ fetchPage, whenQuiet, mayLoadAhead }));
  useEffect(() => {
    queue.skip(pathname);
    const stopLinks = watchVisibleLinks((paths) => queue.add(paths));
    const goOn = () => queue.add([]);
    window.addEventListener("online", goOn);
    for (const type of INTENTS) document.addEventListener(type, preloadIntended);
    return () => {
      stopLinks();
      queue.drop();
      window.removeEventListener("online", goOn);
      for (const type of INTENTS) document.removeEventListener(type, preloadIntended);
    };
  }, [queue, pathname]);
  return null;
}

function preloadIntended({ target }: Event): void {
  const link = target instanceof Element && target.closest("a[data-discover]");
  if (link instanceof HTMLAnchorElement) preloadCode(link.pathname);
}

/**
 * Reports the paths of the site's other pages whose links come into view, also those added later.
 * A link with a query shows what another page shows already, so the query is left out.
 * Returns a function that ends it.
 */
function watchVisibleLinks(seen: (paths: string[]) => void): () => void {
  const inView = new IntersectionObserver((entries) => {
    const links = entries
      .filter(({ isIntersecting }) => isIntersecting)
      .map(({ target }) => target)
      .filter((target) => target instanceof HTMLAnchorElement);
    // Reported once: what is observed costs work in every frame of a scroll.
    for (const link of links) inView.unobserve(link);
    if (links.length > 0) {
      seen([...new Set(links.map(({ pathname }) => pathname))]);
    }
  });
  const watched = new WeakSet<Element>();
  function watchAll(): void {
    // The router marks the links that it follows itself.
    const here = location.pathname;
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-discover]")) {
      if (!watched.has(link) && link.pathname !== here) {
        watched.add(link);
        inView.observe(link);
      }
    }
  }
  const added = new MutationObserver(watchAll);
  added.observe(document.body, { childList: true, subtree: true });
  watchAll();
  return () => {
    added.disconnect();
    inView.disconnect();
  };
}
