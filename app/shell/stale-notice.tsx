import { useEffect, useState } from "react";
import { watchWhenIdle } from "./visit/when-idle.ts";
import { staleSentence, staleSince, watchStaleness } from "./watch-staleness.ts";

/**
 * Says so while the site cannot reach its database. The browser finds out: held pages must be the
 * same in every state of the server. The live region stands empty before, so that screen readers
 * notice what comes into it.
 */
export function StaleNotice() {
  const [since, setSince] = useState<number | null>(null);
  useEffect(
    // `react-router dev` has no /readyz.
    () =>
      import.meta.env.PROD ? watchWhenIdle(() => watchStaleness(inBrowser(setSince))) : undefined,
    [],
  );
  return (
    <div aria-live="polite">
      {since !== null && (
        <p className="stale" role="status">
          {staleSentence(since)}
        </p>
      )}
    </div>
  );
}

function inBrowser(told: (since: number | null) => void) {
  return {
    ask: async () => {
      const answer = await fetch("/readyz", { headers: { accept: "application/json" } });
      return staleSince(await answer.json());
    },
    told,
    now: () => performance.now(),
    isVisible: () => document.visibilityState === "visible",
    onVisibility: (changed: () => void) => {
      document.addEventListener("visibilitychange", changed);
      return () => document.removeEventListener("visibilitychange", changed);
    },
  };
}
