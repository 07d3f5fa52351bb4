import { useEffect, useEffectEvent } from "react";
import { useMatches, useRevalidator } from "react-router";
import { subscribeToClock, useClockFrom } from "#app/ui/clock.ts";
import { askAnew } from "./revalidation.ts";

/**
 * Has the page's data loaded anew when its moment has come, so that a page that stays open shows
 * what it shows to those who come now. Its moment is what its loader gives as `next`, ms since the
 * epoch: when what it loaded becomes another. Asks each minute while the page is in view, five times,
 * and anew when there is a network again: the server's clock may be a little behind, and a page that
 * wakes up often has no network yet.
 */
export function PageMoment() {
  const { revalidate } = useRevalidator();
  const next = momentOf(useMatches().at(-1)?.loaderData);
  const isDue = useClockFrom(false, (now) => next !== null && now >= next + SLACK_MS, 1_000);
  const ask = useEffectEvent(async () => {
    if (await isServerThere()) await askAnew(revalidate);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each moment has attempts of its own
  useEffect(() => {
    if (!isDue) return;
    let left = 0;
    const attempt = () => {
      if (left === 0) return;
      left -= 1;
      void ask();
    };
    const begin = () => {
      left = MOST_ATTEMPTS;
      attempt();
    };
    begin();
    const stop = subscribeToClock(attempt, MINUTE_MS);
    window.addEventListener("online", begin);
    return () => {
      stop();
      window.removeEventListener("online", begin);
    };
  }, [next, isDue]);
  return null;
}

/** The server's clock may be a little behind, and would give the old answer once more. */
const SLACK_MS = 1_000;
const MINUTE_MS = 60_000;
const MOST_ATTEMPTS = 5;

function momentOf(data: unknown): number | null {
  return data instanceof Object && "next" in data && typeof data.next === "number"
    ? data.next
    : null;
}

/** Asked first, since data that cannot be had would take the whole page away. */
async function isServerThere(): Promise<boolean> {
  try {
    const { ok } = await fetch("/healthz", { cache: "no-store" });
    return ok;
  } catch {
    // No network: the page stays as it is, and the next attempt asks again.
    return false;
  }
}
