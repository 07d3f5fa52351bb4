import { useSyncExternalStore } from "react";

/**
 * A value that the browser alone knows, of a store outside React; `first` on the server and while
 * hydrating, the browser's own right after.
 */
export const useBrowserValue: <Value>(
  subscribe: (changed: () => void) => () => void,
  read: () => Value,
  first: () => Value,
) => Value = useSyncExternalStore;
