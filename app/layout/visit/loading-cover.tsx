import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { Sign } from "../japanese/signs.tsx";

/** Ms that a navigation or hydration may take before it shows that it is under way. */
const PATIENCE_MS = 300;

/**
 * Says that something is under way: a veil over the page that is being left, a line over one that
 * stands and only waits for its scripts. Finished HTML is never covered.
 */
export function LoadingCover() {
  const isHydrated = useHydrated();
  const isLeaving = useNavigation().state !== "idle";
  const isLate = useLate(isLeaving);
  if (!isHydrated) {
    // Shown and hidden by its style alone, which knows the same patience.
    return <div className="cover-line" aria-hidden="true" />;
  }
  return (
    <div role="status" className={isLate ? "cover" : "vh"}>
      {isLate ? (
        <>
          <span className="stamp">
            <Sign sign="暦" />
          </span>
          <span className="vh">Loading...</span>
        </>
      ) : null}
    </div>
  );
}

/** Whether something has been going on for longer than the patience. */
function useLate(isGoingOn: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isGoingOn) {
      return;
    }
    const timer = window.setTimeout(() => setLate(true), PATIENCE_MS);
    return () => {
      window.clearTimeout(timer);
      setLate(false);
    };
  }, [isGoingOn]);
  return isGoingOn && isLate;
}
