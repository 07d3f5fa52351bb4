import { useBrowserValue } from "./browser-value.ts";

/** Whether the browser has taken the page over: false on the server and in the first rendering. */
export function useHydrated(): boolean {
  return useBrowserValue(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

const subscribeToNothing = () => () => undefined;
