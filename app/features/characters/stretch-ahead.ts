import { watchWhenIdle } from "#app/shell/visit/when-idle.ts";

/**
 * Has a stretch of a list made ready before it comes near, in small tasks: its emblems are fetched,
 * and its rows get their styles and their places, which they keep while they wait out of sight. A
 * browser left alone does all that in the very frame that shows the stretch. Gives what ends it.
 */
export function prepareAhead(stretch: Element): () => void {
  return watchWhenIdle(() => {
    sight ??= new IntersectionObserver(comeNear, { rootMargin: MARGIN });
    sight.observe(stretch);
    return () => sight?.unobserve(stretch);
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
      awaited.push(...fetchingEmblems(target), ...layingOut(target));
    }
  }
  if (!isAtWork && awaited.length > 0) {
    setTimeout(doNext);
  }
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

/** To ask how something looks has it styled, to ask where it lies has it laid out. */
function layingOut(stretch: Element): Task[] {
  const row = stretch.lastElementChild;
  if (row === null) return [];
  return [() => void getComputedStyle(row).color, () => void row.getBoundingClientRect()];
}
