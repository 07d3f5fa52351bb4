import { watchWhenIdle } from "#app/shell/visit/when-idle.ts";

/**
 * Lets the first stretch of a list wait out of sight like the others, once it has been scrolled away:
 * a browser walks all that it has laid out for each frame that changes. Not from the start, since a
 * browser may paint a page before it knows that such a part is on the screen. Gives what ends it.
 */
export function restOnceLeft(stretch: Element): () => void {
  return watchWhenIdle(() => {
    const sight = new IntersectionObserver(
      (entries) => {
        if (entries.some(isFarAbove)) {
          stretch.classList.add("left");
          sight.disconnect();
        }
      },
      { rootMargin: MARGIN },
    );
    sight.observe(stretch);
    return () => sight.disconnect();
  });
}

/** A browser would lay it out again from a screen and a half on. */
const MARGIN = "200% 0px";

/** Not below: in a low window the rows may be far down before anybody has come to them. */
function isFarAbove({ isIntersecting, boundingClientRect }: IntersectionObserverEntry): boolean {
  return !isIntersecting && boundingClientRect.bottom < 0;
}
