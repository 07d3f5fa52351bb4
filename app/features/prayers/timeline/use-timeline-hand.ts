import { millisecondsInDay } from "date-fns/constants";
import { type RefObject, useEffect, useEffectEvent } from "react";
import type { DayRange, RangeMove } from "./search-params.ts";

/** A way of the mouse in px that is a drag and no press. */
const DRAG = 4;
/** A drag beyond the edge by so much shows the days there. */
const PULL = 48;
/** So much of a wheel, or of two fingers' way, is one step nearer or farther. */
const WHEEL_STEP = 80;
const PINCH_STEP = 1.25;

/**
 * Moves what scrolls sideways: a mouse drags it, beyond its edges into other days; Ctrl and the wheel,
 * two fingers, + and − bring it nearer and farther; arrow keys go on at the edges, Home leads to today.
 */
export function useTimelineHand(
  box: RefObject<HTMLElement | null>,
  { range, dayWidth }: { range: DayRange; dayWidth: number },
  move: (by: RangeMove | "today") => Promise<void>,
): void {
  const moveLatest = useEffectEvent(move);
  /** The instant at a place of the screen. */
  const instantAt = useEffectEvent((clientX: number) => {
    const scrolled = box.current;
    if (!scrolled) return range.from;
    const x = clientX - scrolled.getBoundingClientRect().left + scrolled.scrollLeft;
    return range.from + (x / dayWidth) * millisecondsInDay;
  });
  /** What part of the range so many px are. */
  const shareOf = useEffectEvent(
    (width: number) => ((width / dayWidth) * millisecondsInDay) / (range.to - range.from),
  );
  useEffect(() => {
    const scrolled = box.current;
    if (!scrolled) return;
    const ended = new AbortController();
    const { signal } = ended;
    drag(scrolled, signal, (width) => moveLatest({ shift: shareOf(width) }));
    turnWheel(scrolled, signal, (scale, x) => moveLatest({ scale, about: instantAt(x) }));
    pinch(scrolled, signal, (scale, x) => moveLatest({ scale, about: instantAt(x) }));
    pressKeys(scrolled, signal, moveLatest);
    return () => ended.abort();
  }, [box]);
}

/** A press without a way is a press on what lies there. */
function drag(box: HTMLElement, signal: AbortSignal, pull: (width: number) => Promise<void>): void {
  let from: { readonly x: number; readonly left: number } | null = null;
  let isDragged = false;
  let beyond = 0;
  const draw = () => {
    const drawing = box.querySelector("svg");
    if (drawing) drawing.style.transform = beyond === 0 ? "" : `translateX(${-beyond}px)`;
  };
  box.addEventListener(
    "pointerdown",
    ({ pointerType, button, clientX }) => {
      if (pointerType !== "mouse" || button !== 0) return;
      from = { x: clientX, left: box.scrollLeft };
      isDragged = false;
    },
    { signal },
  );
  window.addEventListener(
    "pointermove",
    ({ clientX }) => {
      if (!from) return;
      const left = from.left - (clientX - from.x);
      if (Math.abs(clientX - from.x) > DRAG) isDragged = true;
      if (!isDragged) return;
      box.scrollLeft = left;
      const most = box.scrollWidth - box.clientWidth;
      beyond = left < 0 ? left : Math.max(0, left - most);
      draw();
    },
    { signal },
  );
  window.addEventListener(
    "pointerup",
    async () => {
      if (!from) return;
      from = null;
      if (Math.abs(beyond) >= PULL) await pull(beyond);
      beyond = 0;
      draw();
    },
    { signal },
  );
  box.addEventListener(
    "click",
    (event) => {
      if (isDragged) event.preventDefault();
      isDragged = false;
    },
    { signal, capture: true },
  );
  box.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
}

/** Ctrl and the wheel, which is what two fingers on a touchpad are too. */
function turnWheel(
  box: HTMLElement,
  signal: AbortSignal,
  zoom: (scale: number, x: number) => Promise<void>,
): void {
  let turned = 0;
  let isMoving = false;
  box.addEventListener(
    "wheel",
    async (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      if (isMoving) return;
      turned += event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * 30;
      if (Math.abs(turned) < WHEEL_STEP) return;
      isMoving = true;
      await zoom(turned > 0 ? 2 : 0.5, event.clientX);
      turned = 0;
      isMoving = false;
    },
    { signal, passive: false },
  );
}

/** Two fingers on the glass: nearer and farther by as much as they went apart and together. */
function pinch(
  box: HTMLElement,
  signal: AbortSignal,
  zoom: (scale: number, x: number) => Promise<void>,
): void {
  let first = 0;
  let last = 0;
  let middle = 0;
  const read = ({ touches: [one, other] }: TouchEvent) => {
    if (!one || !other) return 0;
    middle = (one.clientX + other.clientX) / 2;
    return Math.abs(one.clientX - other.clientX);
  };
  box.addEventListener(
    "touchstart",
    (event) => {
      first = event.touches.length === 2 ? read(event) : 0;
      last = first;
    },
    { signal, passive: true },
  );
  box.addEventListener(
    "touchmove",
    (event) => {
      if (event.touches.length === 2) last = read(event);
    },
    { signal, passive: true },
  );
  box.addEventListener(
    "touchend",
    () => {
      const scale = first > 0 && last > 0 ? first / last : 1;
      first = 0;
      if (scale > PINCH_STEP || scale < 1 / PINCH_STEP) void zoom(scale, middle);
    },
    { signal },
  );
}

function pressKeys(
  box: HTMLElement,
  signal: AbortSignal,
  move: (by: RangeMove | "today") => Promise<void>,
): void {
  box.addEventListener(
    "keydown",
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const isAtStart = box.scrollLeft <= 0;
      const isAtEnd = box.scrollLeft >= box.scrollWidth - box.clientWidth - 1;
      const by = MOVES_OF_KEYS[event.key];
      // Within the range the browser scrolls.
      const isScroll =
        (event.key === "ArrowLeft" && !isAtStart) || (event.key === "ArrowRight" && !isAtEnd);
      if (by === undefined || isScroll) return;
      event.preventDefault();
      void move(by);
    },
    { signal },
  );
}

const MOVES_OF_KEYS: Readonly<Record<string, RangeMove | "today">> = {
  "+": { scale: 0.5 },
  "=": { scale: 0.5 },
  "-": { scale: 2 },
  ArrowLeft: { shift: -0.25 },
  ArrowRight: { shift: 0.25 },
  Home: "today",
};
