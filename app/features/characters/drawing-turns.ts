import { whenLoadedAndIdle } from "#app/shell/visit/when-idle.ts";

/** Draws a part of a list; what is in sight or printed is urgent, and all else may take its time. */
export type Draw = (turn: { isUrgent: boolean }) => void;

/**
 * Has a part of a list drawn, once: when it comes within three screens, when the page is printed, or
 * at a rest of the page, one part in each rest. Gives what calls it off.
 */
export function awaitTurn(part: Element, draw: Draw): () => void {
  const drawOnce = (turn: { isUrgent: boolean }) => {
    callOff();
    draw(turn);
  };
  const coming = new IntersectionObserver(
    (entries) => {
      const near = entries.find(({ isIntersecting }) => isIntersecting);
      if (near !== undefined) drawOnce({ isUrgent: isInSight(near) });
    },
    { rootMargin: "300% 0px" },
  );
  const atRest = () => drawOnce({ isUrgent: false });
  const printed = () => drawOnce({ isUrgent: true });
  coming.observe(part);
  waiting.add(atRest);
  awaitRest();
  window.addEventListener("beforeprint", printed);
  return callOff;

  function callOff(): void {
    coming.disconnect();
    waiting.delete(atRest);
    window.removeEventListener("beforeprint", printed);
  }
}

/** The parts that wait for a rest, in the order of the page. */
const waiting = new Set<() => void>();
let isRestAwaited = false;

function awaitRest(): void {
  if (isRestAwaited) return;
  isRestAwaited = true;
  whenLoadedAndIdle(() => {
    isRestAwaited = false;
    const [next] = waiting;
    next?.();
    if (waiting.size > 0) awaitRest();
  });
}

function isInSight({ boundingClientRect: { top, bottom } }: IntersectionObserverEntry): boolean {
  return bottom > 0 && top < window.innerHeight;
}
