import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { Sign } from "../japanese/signs.tsx";

/** Ms that a navigation may take before it shows that it is under way. */
const PATIENCE_MS = 300;

/** Says that the page is being left: a veil over it. Finished HTML is never covered. */
export function LoadingCover() {
  const isLeaving = useNavigation().state !== "idle";
  const isLate = useLate(isLeaving);
  return (
    <div role="status" className={isLate ? "cover" : "vh"}>
      {isLate ? (
        <>
          <span className="stamp size-14 text-[2.25rem]">
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
