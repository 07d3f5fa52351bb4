/**
 * Tells the paths of the site's other pages whose links come into view, those that are added later
 * included. A link with a query shows what another page shows already, so the query is left out.
 * Returns what ends the watch.
 */
export function watchVisibleLinks(seen: (paths: string[]) => void): () => void {
  const inView = new IntersectionObserver((entries) => {
    const links = entries
      .filter(({ isIntersecting }) => isIntersecting)
      .map(({ target }) => target)
      .filter((target) => target instanceof HTMLAnchorElement);
    // Told once: what is watched is looked at in every frame of a scroll.
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
