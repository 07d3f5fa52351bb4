import { useEffect, useState } from "react";
import { createPath, useBlocker } from "react-router";
import { Notice } from "../notice.tsx";
import { documentBuild } from "./document-build.ts";
import { whenLoadedAndIdle } from "./when-idle.ts";

/**
 * Looks hourly, and when the page comes into view, whether the site has been built anew
 * (specification 1 §9). Then the next navigation is a document load, which brings the new build, and
 * a line offers it at once.
 */
export function BuildWatch() {
  const [isOutdated, setOutdated] = useState(false);
  useEffect(() => {
    // `react-router dev` has no build.
    if (!import.meta.env.PROD || isOutdated) return;
    const look = () => {
      if (document.visibilityState === "hidden") return;
      // No answer is no news.
      isSiteNewer().then(setOutdated, () => undefined);
    };
    const callOff = whenLoadedAndIdle(look);
    const timer = setInterval(look, HOUR_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      callOff();
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [isOutdated]);
  return <div aria-live="polite">{isOutdated ? <NewVersion /> : null}</div>;
}

const HOUR_MS = 3_600_000;

async function isSiteNewer(): Promise<boolean> {
  const answer = await fetch("/builds/latest.json", { cache: "no-cache" });
  if (!answer.ok) return false;
  const latest: unknown = await answer.json();
  const id = latest instanceof Object && "id" in latest ? latest.id : undefined;
  return typeof id === "string" && id !== documentBuild();
}

/** Apart: a blocker is work for the router on every page, also while there is nothing to block. */
function NewVersion() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      historyAction !== "POP" && nextLocation.pathname !== currentLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state === "blocked") {
      window.location.assign(createPath(blocker.location));
    }
  }, [blocker]);
  return (
    <Notice>
      <span>A new version of the site is here.</span>{" "}
      <button type="button" className="link min-h-8 px-1" onClick={() => window.location.reload()}>
        Load it now
      </button>
    </Notice>
  );
}
