import { type TouchEvent, useEffect, useRef } from "react";
import { swipeOf } from "#app/game/swipe.ts";

type Step = "next" | "previous";

const KEYS: Readonly<Record<string, Step>> = { ArrowRight: "next", ArrowLeft: "previous" };

/** Steps with the arrow keys, wherever they have no meaning of their own. */
export function useArrowKeys(onStep: (step: Step) => void): void {
  const latest = useRef(onStep);
  useEffect(() => {
    latest.current = onStep;
  }, [onStep]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = KEYS[event.key];
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (!step || hasModifier || event.defaultPrevented || isTakenBy(event.target)) return;
      event.preventDefault();
      latest.current(step);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}

/** Fields and open dialogs have their own use for arrows. */
function isTakenBy(target: EventTarget | null): boolean {
  const isField = target instanceof Element && target.matches("input, select, textarea");
  return isField || document.querySelector("dialog[open]") !== null;
}

/** Handlers of an element that steps when one finger swipes over it. */
export function useSwipe(onStep: (step: Step) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart(event: TouchEvent) {
      const touch = event.touches[0];
      start.current =
        touch && event.touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd(event: TouchEvent) {
      const touch = event.changedTouches[0];
      const from = start.current;
      start.current = null;
      if (!touch || !from) return;
      const step = swipeOf(touch.clientX - from.x, touch.clientY - from.y);
      if (step) onStep(step);
    },
  };
}
