import { type RefObject, useEffect, useEffectEvent } from "react";
import { swipeOf } from "#app/game/swipe.ts";

type Step = "next" | "previous";

const KEYS: Readonly<Record<string, Step>> = { ArrowRight: "next", ArrowLeft: "previous" };

/** Steps with the arrow keys, wherever they have no meaning of their own. */
export function useArrowKeys(onStep: (step: Step) => void): void {
  const take = useEffectEvent(onStep);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = KEYS[event.key];
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (!step || hasModifier || event.defaultPrevented || isTakenBy(event.target)) return;
      event.preventDefault();
      take(step);
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

/** Steps when one finger swipes over a place. */
export function useSwipe(place: RefObject<HTMLElement | null>, onStep: (step: Step) => void): void {
  const take = useEffectEvent(onStep);
  useEffect(() => {
    let from: { x: number; y: number } | null = null;
    const begin = ({ touches }: TouchEvent) => {
      const touch = touches.length === 1 ? touches[0] : undefined;
      from = touch ? { x: touch.clientX, y: touch.clientY } : null;
    };
    const end = ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      const step = from && touch && swipeOf(touch.clientX - from.x, touch.clientY - from.y);
      from = null;
      if (step) take(step);
    };
    const element = place.current;
    element?.addEventListener("touchstart", begin, PASSIVE);
    element?.addEventListener("touchend", end, PASSIVE);
    return () => {
      element?.removeEventListener("touchstart", begin);
      element?.removeEventListener("touchend", end);
    };
  }, [place]);
}

const PASSIVE = { passive: true };
