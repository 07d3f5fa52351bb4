import { useEffect, useRef } from "react";
import { SCROLL_POSITIONS, scrollPosition } from "#app/lib/scroll-position.ts";

/**
 * Keeps the class of the scroll position on the document: `scroll-top`, `scroll-middle` … With
 * `scroll-far` nothing of the first screen is in sight, with `scroll-up` the visitor goes back up.
 */
export function ScrollPosition() {
  const marks = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [top, bottom, firstScreen] = marks.current?.children ?? [];
    if (top && bottom && firstScreen) return watch(top, bottom, firstScreen);
  }, []);
  useEffect(watchDirection, []);
  return (
    <div ref={marks}>
      <i className="absolute top-0 left-0 size-px invisible" />
      <i className="absolute bottom-0 left-0 size-px invisible" />
      <i className="absolute top-0 left-0 w-px h-svh invisible" />
    </div>
  );
}

/** Asking for the place at each step of a scroll would cost a layout each. */
function watch(top: Element, bottom: Element, firstScreen: Element): () => void {
  const inSight = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      inSight[isIntersecting ? "add" : "delete"](target);
    }
    const position = scrollPosition({ top: inSight.has(top), bottom: inSight.has(bottom) });
    const { classList } = document.documentElement;
    for (const each of SCROLL_POSITIONS) classList.toggle(`scroll-${each}`, each === position);
    classList.toggle("scroll-far", !inSight.has(firstScreen));
  });
  for (const mark of [top, bottom, firstScreen]) observer.observe(mark);
  return () => observer.disconnect();
}

/** A finger that rests moves a little; only a step counts as a direction. */
const STEP = 24;

function watchDirection(): () => void {
  let last = window.scrollY;
  const see = () => {
    const now = window.scrollY;
    if (Math.abs(now - last) < STEP) return;
    document.documentElement.classList.toggle("scroll-up", now < last);
    last = now;
  };
  window.addEventListener("scroll", see, { passive: true });
  return () => window.removeEventListener("scroll", see);
}
