import { useEffect } from "react";
import { useHasCollection } from "#app/collection/use-collection.ts";
import { hearPresses } from "./marking.ts";

/**
 * Keys, resting fingers and the presses of marking on whatever leads to a record. What does so comes
 * with the collection; before there is one, with the first key that would begin it. Stands once in
 * the document.
 */
export function RecordPresses() {
  const hasCollection = useHasCollection();
  useEffect(() => (hasCollection ? listen() : waitForKey()), [hasCollection]);
  return null;
}

function listen(): () => void {
  let isWanted = true;
  // Keys that come before the script are not lost.
  const stopWaiting = waitForKey();
  let end = () => {
    isWanted = false;
    stopWaiting();
  };
  import("./record-listeners.ts").then(({ listenToPresses }) => {
    if (!isWanted) return;
    stopWaiting();
    end = listenToPresses();
    hearPresses();
  }, reportError);
  return () => end();
}

function waitForKey(): () => void {
  const press = (event: KeyboardEvent) => {
    const isTyped = event.target instanceof HTMLInputElement;
    if (isTyped || !/^[ow+-]$/i.test(event.key)) return;
    import("./record-listeners.ts").then(({ pressByKey }) => pressByKey(event), reportError);
  };
  window.addEventListener("keydown", press);
  return () => window.removeEventListener("keydown", press);
}
