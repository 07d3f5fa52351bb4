import { useEffect, useState } from "react";
import { noteServerTime } from "#app/ui/clock.ts";
import { Notice } from "./notice.tsx";
import { staleSentence, staleSince } from "./staleness.ts";

/**
 * Asks the server how it is: now, and again when the page comes into view, at most once a minute.
 * Says so while the site cannot reach its database, and takes the server's time from the answer. The
 * browser finds out: cached pages must be the same in every state of the server. The live region
 * stands empty before, so that screen readers notice what comes into it.
 */
export function StaleNotice() {
  const [since, setSince] = useState<number | null>(null);
  useEffect(() => {
    // `react-router dev` has no /readyz.
    if (!import.meta.env.PROD) return;
    let askedAt = Number.NEGATIVE_INFINITY;
    const look = () => {
      const now = performance.now();
      if (document.visibilityState === "hidden" || now - askedAt < SHORTEST_PAUSE_MS) return;
      askedAt = now;
      // Without an answer nothing changes.
      askServer().then(setSince, () => undefined);
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return (
    <div aria-live="polite">
      {since !== null && (
        <Notice role="status" isWarning>
          {staleSentence(since)}
        </Notice>
      )}
    </div>
  );
}

const SHORTEST_PAUSE_MS = 60_000;

/** Since when the site cannot reach its database, ms since the epoch; null while it can. */
async function askServer(): Promise<number | null> {
  const sentAt = Date.now();
  const answer = await fetch("/readyz", {
    headers: { accept: "application/json" },
    cache: "no-store",
  });
  if (isClockNew()) noteServerTime(answer.headers.get("date"), { sentAt, cameAt: Date.now() });
  return staleSince(await answer.json());
}

let clockSet: number | undefined;

/** Whether the visitor's clock has not been compared yet, or has been set since. */
function isClockNew(): boolean {
  const set = Date.now() - performance.now();
  const isNew = clockSet === undefined || Math.abs(set - clockSet) > SHORTEST_PAUSE_MS;
  clockSet = set;
  return isNew;
}
