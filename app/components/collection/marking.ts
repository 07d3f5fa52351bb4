import { useSyncExternalStore } from "react";

/** What a press on a tile does while many are marked, instead of opening it; null for nothing. */
export type Marking = "own" | "want" | null;

let marking: Marking = null;
const listeners = new Set<() => void>();

export function setMarking(next: Marking): void {
  marking = next;
  for (const listener of listeners) listener();
}

const heard = Promise.withResolvers<void>();

/** Presses on tiles are heard from now on. */
export const hearPresses = heard.resolve;

/** Marks many once presses are heard: before that one would open what it is to mark. */
export async function beginMarking(): Promise<void> {
  await heard.promise;
  setMarking("own");
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
