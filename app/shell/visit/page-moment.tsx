import { useEffect } from "react";
import { useMatches, useRevalidator } from "react-router";
import { subscribeToClock, useClockFrom } from "#app/widgets/clock.ts";
import { askAgain } from "./ask-again.ts";
import { askAnew } from "./revalidation.ts";

/**
 * Has the page's data loaded anew when its moment has come, so that a page that stays open shows
 * what it shows to those who come now. Its moment is what its loader gives as `next`, ms since the
 * epoch: when what it loaded becomes another.
 */
export function PageMoment() {
  const { revalidate } = useRevalidator();
  const next = momentOf(useMatches().at(-1)?.loaderData);
  const isDue = useClockFrom(false, (now) => next !== null && now >= next + SLACK_MS, 1_000);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each moment has attempts of its own
  useEffect(() => {
    if (!isDue) return;
    let isWanted = true;
    const ask = async () => {
      if ((await isServerThere()) && isWanted) await askAnew(revalidate);
    };
    const eachMinute = (run: () => void) => subscribeToClock(run, MINUTE_MS);
    const end = askAgain(() => void ask(), { eachMinute, network: window });
    return () => {
      isWanted = false;
      end();
    };
  }, [next, isDue, revalidate]);
  return null;
}

/** The server's clock may be a little behind, and would give the old answer once more. */
const SLACK_MS = 1_000;
const MINUTE_MS = 60_000;

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
