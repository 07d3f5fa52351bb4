import { useEffect } from "react";
import { useLocation } from "react-router";
import { BuildWatch } from "./build-watch.tsx";
import { LinkPrefetch } from "./link-prefetch.tsx";
import { LoadingCover } from "./loading-cover.tsx";
import { PageChange } from "./page-change.tsx";
import { PageMoment } from "./page-moment.tsx";
import { ScrollPosition } from "./scroll-position.tsx";

/** What accompanies a visitor from page to page. Stands once in the document. */
export function Visit() {
  return (
    <>
      <LoadingCover />
      <PageChange />
      <PageMoment />
      <CurrentInSight />
      <ScrollPosition />
      <CachedScroll />
      <LinkPrefetch />
      <BuildWatch />
    </>
  );
}

/** Scrolls rows of links to the page they stand on, which a narrow screen may cut off. */
function CurrentInSight() {
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other rows.
  useEffect(showCurrent, [pathname, search]);
  return null;
}

function showCurrent(): void {
  for (const link of document.querySelectorAll('.scroll-x [aria-current="page"]')) {
    const row = link.closest(".scroll-x");
    if (row === null) continue;
    const [shown, place] = [row.getBoundingClientRect(), link.getBoundingClientRect()];
    if (place.left >= shown.left && place.right <= shown.right) continue;
    row.scrollLeft += (place.left + place.right - shown.left - shown.right) / 2;
  }
}

/**
 * Brings the place back when a browser shows the page again from its page cache: the router takes
 * scrolling over in the very moment in which WebKit would restore it, and neither does.
 */
function CachedScroll() {
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
