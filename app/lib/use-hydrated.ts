import { useSyncExternalStore } from "react";

/** Whether the browser has taken the page over: false on the server and in the first rendering. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

const subscribeToNothing = () => () => undefined;
