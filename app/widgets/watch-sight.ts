/**
 * Tells whether `element` is on the screen or about to be: as soon as the browser knows, and
 * whenever that changes. Gives what ends the watch.
 */
export function watchSight(element: Element, changed: (isInSight: boolean) => void): () => void {
  watched.set(element, changed);
  sight ??= new IntersectionObserver(tell, { rootMargin: MARGIN });
  sight.observe(element);
  return () => {
    watched.delete(element);
    sight?.unobserve(element);
  };
}

/** So that what is scrolled in at an ordinary speed is right before it is seen. */
const MARGIN = "48px 0px";

const watched = new Map<Element, (isInSight: boolean) => void>();
let sight: IntersectionObserver | undefined;

function tell(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    watched.get(target)?.(isIntersecting);
  }
}
