import { watchWhenIdle, whenIdle } from "#app/shell/visit/when-idle.ts";
import { holdEmblems, releaseEmblems, unwantEmblems, wantEmblems } from "./emblems-in-turn.ts";

/**
 * Has a stretch of a list made ready before it is shown, in small tasks. Once the page is idle its
 * rows get their styles and their places, which they keep while they wait out of sight, and its
 * emblems are held until it comes near. A browser left alone does all that in the very frame that
 * shows the stretch. Gives what ends it.
 */
export function prepareAhead(stretch: Element): () => void {
  return watchWhenIdle(() => {
    sight ??= new IntersectionObserver(look, { rootMargin: MARGIN });
    const lookAnew = () => {
      sight?.unobserve(stretch);
      sight?.observe(stretch);
    };
    const release = () => releaseEmblems(stretch);
    lookAnew();
    const stopMakingReady = makeReady(stretch);
    // A phone that is turned: others wait now.
    window.addEventListener("resize", lookAnew);
    window.addEventListener("beforeprint", release);
    return () => {
      stopMakingReady();
      window.removeEventListener("resize", lookAnew);
      window.removeEventListener("beforeprint", release);
      sight?.unobserve(stretch);
      release();
    };
  });
}

/**
 * At the page's next rest, or in a task of its own once the stretch comes within three screens: who
 * scrolls at once leaves no rest. Gives what calls it off.
 */
function makeReady(stretch: Element): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const coming = new IntersectionObserver(
    (entries) => {
      if (timer === undefined && entries.some(({ isIntersecting }) => isIntersecting)) {
        timer = setTimeout(ready);
      }
    },
    { rootMargin: "300% 0px" },
  );
  const callOffRest = whenIdle(ready);
  coming.observe(stretch);
  return callOff;

  function ready(): void {
    callOff();
    if (isWaiting(stretch) && !isNear(stretch)) holdEmblems(stretch);
    layOut(stretch);
  }

  function callOff(): void {
    callOffRest();
    clearTimeout(timer);
    coming.disconnect();
  }
}

/** In screens. Less than what a browser shows ahead: what is shown changes more cheaply. */
const NEAR = 1.2;
const MARGIN = `${NEAR * 100}% 0px`;

let sight: IntersectionObserver | undefined;

function look(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (hasNoBox(target)) {
      releaseEmblems(target);
    } else if (isIntersecting && isWaiting(target)) {
      wantEmblems(target);
    } else {
      unwantEmblems(target);
    }
  }
}

/** A part of a row on a wide screen, where the row waits as a whole or not at all. */
function hasNoBox(stretch: Element): boolean {
  return getComputedStyle(stretch).display === "contents";
}

/** What stands in parts does not on a phone: they wait by themselves. */
function isWaiting(stretch: Element): boolean {
  return getComputedStyle(stretch).contentVisibility === "auto";
}

function isNear(stretch: Element): boolean {
  const { top, bottom } = stretch.getBoundingClientRect();
  const screen = window.innerHeight;
  return bottom > -NEAR * screen && top < screen + NEAR * screen;
}

/**
 * To ask where something lies has all that waits with it styled and laid out. Both at once: Chromium
 * lays out nothing at the first question after a task that only asked how it looks.
 */
function layOut(stretch: Element): void {
  stretch.lastElementChild?.getBoundingClientRect();
}
