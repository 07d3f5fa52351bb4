import { useEffect, useState } from "react";
import { createPath, useBlocker } from "react-router";
import { documentBuild } from "./document-build.ts";
import { readBuildId, watchBuild } from "./watch-build.ts";
import { watchWhenIdle } from "./when-idle.ts";

/**
 * Looks hourly, and when the page comes into view, whether the site has been built anew. Then the
 * next navigation is a document load, which brings the new build, and a line offers it at once.
 */
export function BuildWatch() {
  const [isOutdated, setOutdated] = useState(false);
  useEffect(
    // `react-router dev` has no build.
    () =>
      import.meta.env.PROD
        ? watchWhenIdle(() => watchBuild(inBrowser(() => setOutdated(true))))
        : undefined,
    [],
  );
  return <div aria-live="polite">{isOutdated ? <NewVersion /> : null}</div>;
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
    <p className="notice">
      A new version of the site is here.{" "}
      <button type="button" className="link" onClick={() => window.location.reload()}>
        Load it now
      </button>
    </p>
  );
}

function inBrowser(changed: () => void) {
  return {
    first: documentBuild(),
    ask: async () => {
      const answer = await fetch("/builds/latest.json", { cache: "no-cache" });
      return answer.ok ? readBuildId(await answer.json()) : null;
    },
    changed,
    isVisible: () => document.visibilityState === "visible",
    every: (ms: number, look: () => void) => {
      const timer = window.setInterval(look, ms);
      return () => window.clearInterval(timer);
    },
    onVisibility: (look: () => void) => {
      document.addEventListener("visibilitychange", look);
      return () => document.removeEventListener("visibilitychange", look);
    },
  };
}
