import { useEffect } from "react";
import { useLocation } from "react-router";

/** Scrolls rows of links to the page they stand on, which a narrow screen may cut off. */
export function CurrentInSight() {
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
