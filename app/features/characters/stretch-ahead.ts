import { watchWhenIdle, whenIdle } from "#app/shell/visit/when-idle.ts";

/**
 * Has a stretch of a list made ready before it is shown, in small tasks. Once the page is idle its
 * rows get their styles and their places, which they keep while they wait out of sight; before it
 * comes near its emblems are fetched, and it is laid out if there has been no rest for that. A
 * browser left alone does all that in the very frame that shows the stretch. Gives what ends it.
 */
export function prepareAhead(stretch: Element): () => void {
  return watchWhenIdle(() => {
    sight ??= new IntersectionObserver(comeNear, { rootMargin: MARGIN });
    sight.observe(stretch);
    const callOff = whenIdle(() => layOut(stretch));
    return () => {
      callOff();
      sight?.unobserve(stretch);
    };
  });
}

/** Further than a browser shows ahead, which is a screen and a half. */
const MARGIN = "300% 0px";
/** So many emblems are asked for in one task. */
const AT_ONCE = 3;

type Task = () => void;

let sight: IntersectionObserver | undefined;
const awaited: Task[] = [];

function comeNear(entries: readonly IntersectionObserverEntry[], by: IntersectionObserver): void {
  const isAtWork = awaited.length > 0;
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) {
      by.unobserve(target);
      if (isWaiting(target)) awaited.push(() => layOut(target), ...fetchingEmblems(target));
    }
  }
  if (!isAtWork && awaited.length > 0) {
    setTimeout(doNext);
  }
}

/** What stands in parts does not on a phone: they wait by themselves. */
function isWaiting(stretch: Element): boolean {
  return getComputedStyle(stretch).contentVisibility === "auto";
}

function doNext(): void {
  awaited.shift()?.();
  if (awaited.length > 0) {
    setTimeout(doNext);
  }
}

function fetchingEmblems(stretch: Element): Task[] {
  const emblems = [...stretch.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')];
  const tasks: Task[] = [];
  while (emblems.length > 0) {
    const some = emblems.splice(0, AT_ONCE);
    tasks.push(() => {
      for (const emblem of some) emblem.loading = "eager";
    });
  }
  return tasks;
}

/**
 * To ask where something lies has all that waits with it styled and laid out. Both at once: Chromium
 * lays out nothing at the first question after a task that only asked how it looks.
 */
function layOut(stretch: Element): void {
  stretch.lastElementChild?.getBoundingClientRect();
}
