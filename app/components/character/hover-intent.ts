import { useRef } from "react";

/**
 * Ms that a pointer must rest, and the page under it: one that crosses a list on its way asks for
 * nothing, nor do those that are scrolled past below it.
 */
const REST_MS = 60;

/** Calls back when a pointer rests on an element. A finger does so as soon as it touches. */
export function useHoverIntent(rested: () => void) {
  const callOff = useRef<() => void>(undefined);
  return {
    enter: ({ pointerType }: { readonly pointerType: string }) => {
      callOff.current?.();
      if (pointerType === "mouse") {
        callOff.current = whenRested(rested);
      } else {
        rested();
      }
    },
    leave: () => callOff.current?.(),
  };
}

/** Calls back once, when so long nothing was scrolled; gives what calls it off. */
export function whenRested(rested: () => void): () => void {
  let timer = setTimeout(end, REST_MS);
  window.addEventListener("scroll", beginAnew, { passive: true });
  return callOff;

  function beginAnew(): void {
    clearTimeout(timer);
    timer = setTimeout(end, REST_MS);
  }

  function end(): void {
    callOff();
    rested();
  }

  function callOff(): void {
    clearTimeout(timer);
    window.removeEventListener("scroll", beginAnew);
  }
}
