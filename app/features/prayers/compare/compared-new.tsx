import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { Link } from "react-router";
import type { PrayerDetailAnswer } from "#app/api-schemas/prayers.ts";
import { ownershipOf } from "#app/collection/box/ownership.ts";
import { useKeptBox } from "#app/collection/use-collection.ts";
import { formatNumber, percent } from "#app/game/number-format.ts";
import { mostNew } from "#app/game/plan/most-new.ts";
import { PageSection } from "#app/layout/page-section.tsx";
import { prayerPath } from "#app/presenters/prayer-path.ts";
import { fetchPrayer, UnansweredError } from "../simulator/fetch-prayer.ts";

/** A ten of most prayers. */
const USUAL_GOD_CRYSTALS = 600;

/** Which of the running prayers brings most to the visitor's collection for the same god crystals. */
export function ComparedNew({
  ids,
  gc,
  areChancesSample,
}: {
  ids: readonly string[];
  gc: number;
  areChancesSample: boolean;
}) {
  const box = useKeptBox();
  const prayers = usePrayers(ids);
  // Typing goes before: the step-ups of some prayers leave hundreds of ways to weigh.
  const godCrystals = useDeferredValue(gc > 0 ? gc : USUAL_GOD_CRYSTALS);
  const compared = useMemo(() => {
    const ownership = box && ownershipOf(box);
    return !ownership
      ? []
      : prayers
          .map((prayer) => ({ prayer, most: mostNew(prayer, ownership, godCrystals) }))
          .toSorted(
            (one, other) => (other.most?.expectedNew ?? -1) - (one.most?.expectedNew ?? -1),
          );
  }, [box, prayers, godCrystals]);
  if (compared.length === 0) return null;
  return (
    <PageSection id="collection" title="For my collection" jp="札帳" sample={areChancesSample}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls sideways is reached by keyboard */}
      <section className="scroll-x" aria-label="New for my collection" tabIndex={0}>
        <table className="owned-table odds-table">
          <caption className="pb-1 text-ink-2 text-start font-medium">{`What ${formatNumber(godCrystals)} god crystals bring that I do not own, most first`}</caption>
          <thead>
            <tr>
              <th scope="col">Prayer</th>
              <th scope="col">New on average</th>
              <th scope="col">Something new</th>
              <th scope="col">Something wanted</th>
              <th scope="col">Spent</th>
            </tr>
          </thead>
          <tbody>
            {compared.map(({ prayer: { id, name }, most }) => (
              <tr key={id}>
                <th scope="row">
                  <Link className="link" to={prayerPath(id)}>
                    {name}
                  </Link>
                </th>
                {most === null ? (
                  <td colSpan={4}>too little for a roll</td>
                ) : (
                  <>
                    <td className="num">{most.expectedNew.toFixed(2)}</td>
                    <td className="num">{`${percent(most.anyNew, 2)} %`}</td>
                    <td className="num">{`${percent(most.anyWanted, 2)} %`}</td>
                    <td className="num">{formatNumber(most.gc)}</td>
                  </>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </PageSection>
  );
}

/** The prayers with their pools, once all of them have come. */
function usePrayers(ids: readonly string[]): readonly PrayerDetailAnswer[] {
  const [prayers, setPrayers] = useState<readonly PrayerDetailAnswer[]>([]);
  const key = ids.join(" ");
  useEffect(() => {
    let isWanted = true;
    Promise.all(key.split(" ").filter(Boolean).map(fetchPrayer)).then(
      (all) => {
        if (isWanted) setPrayers(all);
      },
      (error: unknown) => {
        // The rest stays; the prayer's own page shows the error.
        if (!(error instanceof UnansweredError)) throw error;
      },
    );
    return () => {
      isWanted = false;
    };
  }, [key]);
  return prayers;
}
