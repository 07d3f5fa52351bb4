import { whenLoadedAndIdle } from "#app/shell/visit/when-idle.ts";
import { inNextTask } from "#app/widgets/next-task.ts";
import { holdEmblems, releaseEmblems, unwantEmblems, wantEmblems } from "./emblems-in-turn.ts";

/**
 * Has a stretch of a list made ready before it is shown, in small tasks. Once the page is idle its
 * rows get their styles and their places, which they keep while they wait out of sight, and its
 * emblems are held until it is shown. A browser left alone does all that in the very frame that
 * shows the stretch. Gives what ends it, also of what has begun before.
 */
export function prepareAhead(stretch: Element): () => void {
  const endOfBegun = ends.get(stretch);
  if (endOfBegun !== undefined) return endOfBegun;
  const stopMakingReady = makeReady(stretch);
  const tell = (event: Event) => {
    // What the parts of a row tell comes by here too.
    if (event.target !== stretch || !(event instanceof ContentVisibilityAutoStateChangeEvent)) {
      return;
    }
    if (event.skipped) unwantEmblems(stretch);
    else wantEmblems(stretch);
  };
  const wantUnlessTold = () => {
    if (!willBeTold(stretch)) wantEmblems(stretch);
  };
  const release = () => releaseEmblems(stretch);
  stretch.addEventListener(SHOWN_OR_SKIPPED, tell);
  window.addEventListener("resize", wantUnlessTold);
  window.addEventListener("beforeprint", release);
  ends.set(stretch, end);
  return end;

  function end(): void {
    stopMakingReady();
    stretch.removeEventListener(SHOWN_OR_SKIPPED, tell);
    window.removeEventListener("resize", wantUnlessTold);
    window.removeEventListener("beforeprint", release);
    unwantEmblems(stretch);
    ends.delete(stretch);
    // A list that is drawn anew prepares most of its stretches again at once.
    queueMicrotask(() => {
      if (stretch.isConnected && !ends.has(stretch)) wantEmblems(stretch);
    });
  }
}

/**
 * Begins with the stretches that the server has drawn, before React takes them over: who scrolls at
 * once is sooner at them than it is.
 */
export function prepareDrawnByServer(): void {
  for (const stretch of document.getElementsByClassName(PREPARED_AHEAD)) prepareAhead(stretch);
}

/** The class of what is prepared so. */
export const PREPARED_AHEAD = "ahead";

/**
 * What ends the preparing of a stretch. Emblems that are held stay so while one of these will be told
 * that it is shown.
 */
const ends = new WeakMap<Element, () => void>();

/** When a phone is turned others wait: a part is no box on a wide screen, and its row waits. */
function willBeTold(stretch: Element): boolean {
  if (getComputedStyle(stretch).display !== "contents") return true;
  const row = stretch.closest(".stretch");
  return row !== null && ends.has(row);
}

/**
 * At the page's next rest, or in a task of its own once the stretch comes within three screens: who
 * scrolls at once leaves no rest. Gives what calls it off.
 */
function makeReady(stretch: Element): () => void {
  let callOffTask: (() => void) | undefined;
  const coming = new IntersectionObserver(
    (entries) => {
      if (callOffTask === undefined && entries.some(({ isIntersecting }) => isIntersecting)) {
        callOffTask = inNextTask(ready);
      }
    },
    { rootMargin: "300% 0px" },
  );
  const callOffRest = whenLoadedAndIdle(ready);
  coming.observe(stretch);
  return callOff;

  async function ready(): Promise<void> {
    callOff();
    if (!isWaiting(stretch)) {
      layOut(stretch);
      return;
    }
    const isFar = !isNear(stretch);
    if (isFar || isSkipped(stretch)) await holdEmblems(stretch);
    // In another task: on a slow phone each of the two takes up to 20 ms.
    callOffTask = inNextTask(() => {
      layOut(stretch);
      if (!isFar || !isSkipped(stretch)) wantEmblems(stretch);
    });
  }

  function callOff(): void {
    callOffRest();
    callOffTask?.();
    coming.disconnect();
  }
}

/** No observer, which a browser has look at all that it observes in every frame of a scroll. */
const SHOWN_OR_SKIPPED = "contentvisibilityautostatechange";

/** A part does not on a wide screen, where it is no box, nor a row on a phone whose parts do. */
function isWaiting(stretch: Element): boolean {
  const { display, contentVisibility } = getComputedStyle(stretch);
  return display !== "contents" && contentVisibility === "auto";
}

/** In screens: what browsers show ahead is less. */
const NEAR = 2;

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

/** One that is not, in a browser that shows more ahead, will not be told of again. */
function isSkipped(stretch: Element): boolean {
  return stretch.lastElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false;
}
