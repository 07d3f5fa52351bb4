import { useRef } from "react";

/** Ms that a pointer must rest: one that crosses a list on its way asks for nothing. */
const REST_MS = 60;

/** Calls back when a pointer rests on an element. A finger does so as soon as it touches. */
export function useHoverIntent(rested: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return {
    enter: ({ pointerType }: { readonly pointerType: string }) => {
      if (pointerType === "mouse") {
        timer.current = setTimeout(rested, REST_MS);
      } else {
        rested();
      }
    },
    leave: () => clearTimeout(timer.current),
  };
}
