import { type RefObject, useLayoutEffect } from "react";
import { siteNow, subscribeToClock } from "./clock.ts";
import { watchSight } from "./watch-sight.ts";

/**
 * Writes what `textsAt` makes of the moment into the elements below `place` that have `data-ticks`,
 * in their order: after hydration, then every `refreshMs`, out of sight once a minute, and at once
 * when `place` comes into sight. React draws those elements once and never looks at their texts
 * again: a second in which it did would cost the page half as much again.
 */
export function useTickingTexts(
  place: RefObject<Element | null>,
  textsAt: (now: number) => readonly string[],
  refreshMs: number,
): void {
  // Before the browser paints: what is drawn anew never shows the blanks of the server.
  useLayoutEffect(() => {
    if (place.current === null) return;
    const cells = [...place.current.querySelectorAll("[data-ticks]")];
    const write = () => {
      const texts = textsAt(siteNow());
      for (const [index, cell] of cells.entries()) writeText(cell, texts[index] ?? "");
    };
    write();
    return tickInSight(place.current, write, refreshMs);
  }, [place, textsAt, refreshMs]);
}

/** A text that is written anew is laid out and painted anew, so only one that differs is. */
function writeText(cell: Element, text: string): void {
  if (cell.textContent === text) return;
  if (cell.firstChild === null) cell.textContent = text;
  else cell.firstChild.nodeValue = text;
}

const OUT_OF_SIGHT_MS = 60_000;

function tickInSight(place: Element, write: () => void, refreshMs: number): () => void {
  let isInSight = true;
  const stopWatching = watchSight(place, (isSeen) => {
    isInSight = isSeen;
    if (isSeen) write();
  });
  const stopLooks = subscribeToClock(() => isInSight && write(), refreshMs);
  const stopMinutes = subscribeToClock(write, OUT_OF_SIGHT_MS);
  return () => {
    stopWatching();
    stopLooks();
    stopMinutes();
  };
}
