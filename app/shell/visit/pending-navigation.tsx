import { useEffect } from "react";
import { createPath, useNavigation } from "react-router";

let pending: string | null = null;

/** The address that a navigation is on its way to; null while there is none. */
export function pendingAddress(): string | null {
  return pending;
}

/** Keeps `pendingAddress`, for those who hear of a failure outside of React. */
export function PendingNavigation() {
  const { location } = useNavigation();
  useEffect(() => {
    pending = location ? createPath(location) : null;
  }, [location]);
  return null;
}
