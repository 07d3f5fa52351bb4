import { watchWhenIdle } from "#app/shell/visit/when-idle.ts";

/**
 * Has the emblems within a stretch of a list fetched before it comes near, a few at a time. A
 * browser left alone asks for all of them in the frame that lays the stretch out, and lays it out
 * again as they come. Gives what ends it.
 */
export function fetchEmblemsAhead(stretch: Element): () => void {
  return watchWhenIdle(() => {
    sight ??= new IntersectionObserver(comeNear, { rootMargin: MARGIN });
    sight.observe(stretch);
    return () => sight?.unobserve(stretch);
  });
}

/** Further than a browser lays out ahead, which is a screen and a half. */
const MARGIN = "300% 0px";
/** So many are asked for in one task. */
const AT_ONCE = 3;

let sight: IntersectionObserver | undefined;
let awaited: HTMLImageElement[] = [];

function comeNear(entries: readonly IntersectionObserverEntry[], by: IntersectionObserver): void {
  const isAtWork = awaited.length > 0;
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) {
      by.unobserve(target);
      awaited.push(...target.querySelectorAll<HTMLImageElement>('img[loading="lazy"]'));
    }
  }
  if (!isAtWork && awaited.length > 0) {
    setTimeout(fetchSome);
  }
}

function fetchSome(): void {
  for (const emblem of awaited.slice(0, AT_ONCE)) {
    emblem.loading = "eager";
  }
  awaited = awaited.slice(AT_ONCE);
  if (awaited.length > 0) {
    setTimeout(fetchSome);
  }
}
