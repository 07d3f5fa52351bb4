import { useContext, useEffect } from "react";
import { createPath, type DataRouter, UNSAFE_DataRouterContext } from "react-router";

let router: DataRouter | undefined;

/** The address that a navigation is on its way to; null while there is none. */
export function pendingAddress(): string | null {
  const location = router?.state.navigation.location;
  return location ? createPath(location) : null;
}

/**
 * Lets `pendingAddress` ask the router itself, for those who hear of a failure outside of React: on
 * a slow device the failure may come before React has drawn that a navigation is under way.
 */
export function PendingNavigation() {
  const context = useContext(UNSAFE_DataRouterContext);
  useEffect(() => {
    router = context?.router;
  }, [context]);
  return null;
}
