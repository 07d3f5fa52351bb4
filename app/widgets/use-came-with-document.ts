import { useState, useSyncExternalStore } from "react";

/**
 * Whether a part of the page came with the document and was taken over, true on the server as well;
 * false for what the browser has drawn by itself. Stays what it is, so nothing is drawn anew for it.
 */
export function useCameWithDocument(): boolean {
  const [part] = useState(() => ({ cameWithDocument: false }));
  return useSyncExternalStore(
    subscribeToNothing,
    () => part.cameWithDocument,
    () => {
      // React asks for this one on the server and where it takes over, and nowhere else.
      part.cameWithDocument = true;
      return true;
    },
  );
}

const subscribeToNothing = () => () => undefined;
