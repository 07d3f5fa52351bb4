import { useEffect } from "react";

/**
 * Brings the place back when a browser shows the page again from its page cache: the router takes
 * scrolling over in the very moment in which WebKit would restore it, and neither does.
 */
export function CachedScroll() {
  useEffect(() => {
    let left = 0;
    const leave = () => {
      left = window.scrollY;
    };
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      const restore = () => window.scrollTo({ top: left, behavior: "instant" });
      restore();
      // Some browsers scroll once more with the first frame.
      requestAnimationFrame(restore);
    };
    window.addEventListener("pagehide", leave);
    window.addEventListener("pageshow", comeBack);
    return () => {
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("pageshow", comeBack);
    };
  }, []);
  return null;
}
