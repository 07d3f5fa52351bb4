import { useSyncExternalStore } from "react";

/** What a press on a tile does while many are marked, instead of opening it; null for nothing. */
export type Marking = "own" | "want" | null;

let marking: Marking = null;
const listeners = new Set<() => void>();

export function setMarking(next: Marking): void {
  marking = next;
  for (const listener of listeners) listener();
}

export function useMarking(): Marking {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => marking,
    () => null,
  );
}
