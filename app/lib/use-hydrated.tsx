import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useState,
} from "react";

const HydratedContext = createContext(false);

/** Whether the browser has taken the page over: false on the server and in the first rendering. */
export function useHydrated(): boolean {
  return useContext(HydratedContext);
}

/**
 * Stands once around the page. It turns by `startTransition`, so that React hydrates the parts of
 * the page in turn before it, and not all of them at once.
 */
export function HydratedProvider({ children }: { children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return <HydratedContext value={isHydrated}>{children}</HydratedContext>;
}
