import { useCallback, useSyncExternalStore } from "react";
import { inNextTask } from "./next-task.ts";

/**
 * A value that the browser alone knows, of a store outside React; `first` on the server and while
 * hydrating. The browser's own values come in a task of their own after the one that hydrates:
 * React would draw all that differs within it, and hold up a slow phone for twice as long.
 */
export function useBrowserValue<Value>(
  subscribe: (changed: () => void) => () => void,
  read: () => Value,
  first: () => Value,
): Value {
  const listen = useCallback(
    (changed: () => void) => {
      const stopOpening = whenOpen(changed);
      const stop = subscribe(changed);
      return () => {
        stopOpening();
        stop();
      };
    },
    [subscribe],
  );
  return useSyncExternalStore(listen, () => (isOpen ? read() : first()), first);
}

/** Runs once the browser's own values may stand on the page, at once if so; gives what calls it off. */
export function whenBrowserKnows(run: () => void): () => void {
  if (isOpen) run();
  return whenOpen(run);
}

// There is one document, which is hydrated once.
let isOpen = false;
const waiting = new Set<() => void>();

function whenOpen(run: () => void): () => void {
  if (isOpen) return () => undefined;
  if (waiting.size === 0) inNextTask(open);
  waiting.add(run);
  return () => waiting.delete(run);
}

function open(): void {
  isOpen = true;
  for (const run of waiting) run();
  waiting.clear();
}
