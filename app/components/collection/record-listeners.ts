import type { Press } from "#app/collection/box/press.ts";
import { isPlainPress } from "#app/ui/plain-press.ts";
import { pressEntry } from "./press-entry.ts";
import { recordOfControl, recordOfLink } from "./record-of-link.ts";

/** Ms of a long press, which marks a record as owned. */
const LONG_PRESS = 500;
/** Pixels by which a resting finger moves. */
const TREMOR = 8;

const PRESS_OF_KEY: ReadonlyMap<string, Press> = new Map([
  ["o", "own"],
  ["w", "want"],
  ["+", "more"],
  ["-", "less"],
]);

/**
 * O, W, + and -, a finger that rests, and presses while many are marked, on whatever leads to a
 * character or card. One listener for the whole document: lists hold hundreds of links. Gives what
 * ends it.
 */
export function listenToPresses(): () => void {
  const ended = new AbortController();
  // Before React hears of it, which would open what is only marked.
  const options = { capture: true, signal: ended.signal };
  const rest = restingFinger();
  window.addEventListener("keydown", pressByKey, options);
  window.addEventListener("click", (event) => rest.end(event) || markByPress(event), options);
  window.addEventListener("pointerdown", rest.begin, options);
  window.addEventListener("pointermove", rest.move, options);
  window.addEventListener("pointerup", rest.callOff, options);
  window.addEventListener("pointercancel", rest.callOff, options);
  window.addEventListener("contextmenu", rest.menu, options);
  return () => ended.abort();
}

export function pressByKey(event: KeyboardEvent): void {
  const { target } = event;
  const press = PRESS_OF_KEY.get(event.key.toLowerCase());
  if (!press || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  if (!(target instanceof Element) || isWritten(target)) return;
  const linked = recordOfLink(target);
  const record = linked ?? recordOfControl(target);
  if (!record) return;
  take(event);
  // A control shows by itself what was done.
  void pressEntry(record.key, record.name, press, { isAnnounced: linked !== null });
}

/** Ticks a tile of a list in which many are marked. */
function markByPress(event: MouseEvent): void {
  if (!(event.target instanceof Element) || !isPlainPress(event)) return;
  const marking = event.target.closest<HTMLElement>("[data-marking]")?.dataset.marking;
  const record = marking === undefined ? null : recordOfLink(event.target);
  if (!record) return;
  take(event);
  void pressEntry(record.key, record.name, marking === "want" ? "want" : "own");
}

/** A long press on a record marks it as owned, in place of the browser's own menu. */
function restingFinger() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from: PointerEvent | null = null;
  let hasActed = false;
  const callOff = () => {
    clearTimeout(timer);
    from = null;
  };
  const act = (target: Element) => {
    const record = recordOfLink(target);
    callOff();
    if (!record) return;
    hasActed = true;
    navigator.vibrate?.(10);
    void pressEntry(record.key, record.name, "own", { isAnnounced: true });
  };
  return {
    callOff,
    begin(event: PointerEvent) {
      callOff();
      hasActed = false;
      const { target, pointerType, isPrimary } = event;
      if (pointerType !== "touch" || !isPrimary || !(target instanceof Element)) return;
      if (!recordOfLink(target)) return;
      from = event;
      timer = setTimeout(() => act(target), LONG_PRESS);
    },
    move({ clientX, clientY }: PointerEvent) {
      if (!from) return;
      if (Math.hypot(clientX - from.clientX, clientY - from.clientY) > TREMOR) callOff();
    },
    /** Some browsers open their menu first, some after us, some not at all. */
    menu(event: MouseEvent) {
      if (!from && !hasActed) return;
      event.preventDefault();
      if (from?.target instanceof Element) act(from.target);
    },
    /** The press that follows when the finger goes up opens nothing. */
    end(event: MouseEvent): boolean {
      if (!hasActed) return false;
      hasActed = false;
      take(event);
      return true;
    },
  };
}

function take(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

function isWritten(target: Element): boolean {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}
