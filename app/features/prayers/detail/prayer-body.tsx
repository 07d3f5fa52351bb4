import { SampleNote } from "#app/layout/sample-note.tsx";
import type { SimulatedPrayer } from "../simulator/simulated-prayer.ts";
import { PrayerSimulator } from "../simulator/simulator.tsx";
import { ChanceTables } from "./chance-tables.tsx";
import { CollectionOdds } from "./collection-odds.tsx";
import { Facts } from "./facts.tsx";
import type { PrayerView } from "./prayer-view.ts";
import { RateUpGallery } from "./rate-up-gallery.tsx";
import { StepUpTables } from "./step-up-tables.tsx";

/** A prayer in full below the head of its page; what is tried out stands at the side. */
export function PrayerBody({
  prayer,
  simulated,
  listQuery,
}: {
  prayer: PrayerView;
  /** Null for a prayer that cannot be tried out. */
  simulated: SimulatedPrayer | null;
  /** The query of the list that the page's address carries, for the page's own links. */
  listQuery?: string;
}) {
  const { rateUps, stepUps, sums, sample } = prayer;
  const hasPool = sums.some(({ count }) => count > 0);
  const parts = [
    { id: "rate", label: "Rate-ups", isThere: rateUps.length > 0 },
    { id: "step", label: "Step-up", isThere: stepUps.length > 0 },
    { id: "chance", label: "Chances", isThere: hasPool },
    { id: "simulator", label: "Simulator", isThere: simulated !== null },
  ].filter(({ isThere }) => isThere);
  return (
    <>
      {parts.length > 1 ? (
        <nav className="subnav scroll-x only-narrow" aria-label="On this page">
          {parts.map(({ id, label }) => (
            <a key={id} href={`#${id}`}>
              {label}
            </a>
          ))}
        </nav>
      ) : null}
      <div className={simulated === null ? "pd pd-alone" : "pd"}>
        <div>
          <Facts prayer={prayer} />
          {sample.times ? (
            <SampleNote>
              {sample.whole
                ? "this prayer is made up, as no source of this site tells those of today."
                : "when it starts and ends, where no source of this site tells it."}
            </SampleNote>
          ) : null}
          <RateUpGallery prayer={prayer} />
          <CollectionOdds id={prayer.id} />
          <StepUpTables prayer={prayer} />
          <ChanceTables prayer={prayer} listQuery={listQuery} />
          {hasPool ? null : <p className="list-end">What this prayer draws from is not known.</p>}
        </div>
        {simulated ? <PrayerSimulator prayer={simulated} areChancesSample={sample.pool} /> : null}
      </div>
    </>
  );
}
