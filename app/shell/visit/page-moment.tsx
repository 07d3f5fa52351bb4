import { useEffect } from "react";
import { useMatches, useRevalidator } from "react-router";
import { useClockFrom } from "#app/widgets/clock.ts";
import { attemptsDue } from "./attempts-due.ts";
import { askAnew } from "./revalidation.ts";

/**
 * Has the page's data loaded anew when its moment has come, so that a page that stays open shows
 * what it shows to those who come now. Its moment is what its loader gives as `next`, ms since the
 * epoch: when what it loaded becomes another.
 */
export function PageMoment() {
  const { revalidate } = useRevalidator();
  const next = momentOf(useMatches());
  const attempts = useClockFrom(0, (now) => attemptsDue(next, now), 1_000);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each moment has attempts of its own
  useEffect(() => {
    if (attempts === 0) return;
    let isWanted = true;
    isServerThere().then((isThere) => {
      if (isThere && isWanted) void askAnew(revalidate);
    });
    return () => {
      isWanted = false;
    };
  }, [next, attempts, revalidate]);
  return null;
}

function momentOf(matches: ReturnType<typeof useMatches>): number | null {
  const moments = matches.flatMap(({ loaderData }) =>
    typeof loaderData === "object" &&
    loaderData !== null &&
    "next" in loaderData &&
    typeof loaderData.next === "number"
      ? [loaderData.next]
      : [],
  );
  return moments.length > 0 ? Math.min(...moments) : null;
}

/** Asked first, since data that cannot be had would take the whole page away. */
async function isServerThere(): Promise<boolean> {
  try {
    const { ok } = await fetch("/builds/latest.json", { cache: "no-store" });
    return ok;
  } catch {
    // No network: the page stays as it is, and the next attempt asks again.
    return false;
  }
}
