import { lazy, type ReactNode, Suspense } from "react";
import type { PrayerDetailAnswer } from "#app/api-schemas/prayers.ts";
import { useCollection } from "#app/collection/use-collection.ts";
import { useApiAnswer } from "#app/lib/use-api-answer.ts";
import { useDisplayedName } from "#app/settings/settings-context.ts";
import { PlannerSection } from "../planner/planner.tsx";
import type { PlannerData } from "../planner/planner-data.ts";
import { useWish } from "../planner/use-wish.ts";
import type { SimulatedPrayer } from "../simulator/simulated-prayer.ts";
import { PrayerSimulator } from "../simulator/simulator.tsx";
import { ChanceTables } from "./chance-tables.tsx";
import { Facts, PoolFacts } from "./facts.tsx";
import type { PrayerView } from "./prayer-view.ts";
import { RateUpGallery } from "./rate-up-gallery.tsx";
import { prayerDetailUrl } from "./search-params.ts";
import { StepUpTables } from "./step-up-tables.tsx";

/** A prayer in full below the head of its page; what is tried out stands at the side. */
export function PrayerBody({
  prayer,
  simulated,
  planner,
  listQuery,
  isPool = false,
}: {
  prayer: PrayerView;
  /** Null for a prayer that cannot be tried out. */
  simulated: SimulatedPrayer | null;
  /** Null with it. */
  planner: PlannerData | null;
  /** The query of the list that the page's address carries, for the page's own links. */
  listQuery?: string;
  /** Whether it always runs: what it brings is told in place of when. */
  isPool?: boolean;
}) {
  const { rateUps, stepUps, sums } = prayer;
  const hasPool = sums.some(({ count }) => count > 0);
  const parts = [
    { id: "rate", label: "Rate-ups", isThere: rateUps.length > 0 },
    { id: "simulator", label: "Simulator", isThere: simulated !== null },
    { id: "plan", label: "Odds", isThere: planner !== null },
    { id: "step", label: "Step-up", isThere: stepUps.length > 0 },
    { id: "chance", label: "Chances", isThere: hasPool },
  ].filter(({ isThere }) => isThere);
  return (
    <>
      {parts.length > 1 && !isPool ? (
        <nav className="subnav scroll-x mb-4 lg:hidden" aria-label="On this page">
          {parts.map(({ id, label }) => (
            <a key={id} href={`#${id}`}>
              {label}
            </a>
          ))}
        </nav>
      ) : null}
      {simulated && planner ? (
        <TriedOut
          prayer={prayer}
          simulated={simulated}
          data={planner}
          listQuery={listQuery}
          isPool={isPool}
        />
      ) : (
        <div className="lg:mt-4">
          <Featured prayer={prayer} isPool={isPool} />
          <PrayerFacts prayer={prayer} listQuery={listQuery} />
        </div>
      )}
    </>
  );
}

/** A prayer with its planner, and what rolls it at the side; both know the wish. */
function TriedOut({
  prayer,
  simulated,
  data,
  listQuery = "",
  isPool,
}: {
  prayer: PrayerView;
  simulated: SimulatedPrayer;
  data: PlannerData;
  listQuery: string | undefined;
  isPool: boolean;
}) {
  const { want, mode, choices } = useWish(data, prayer.rateUps);
  const displayedName = useDisplayedName();
  const names = want.flatMap((id) => {
    const choice = choices.find((one) => one.id === id);
    return choice ? [displayedName(choice.name)] : [];
  });
  const pool = prayerDetailUrl.encode({ ...NO_STATE, pool: prayer.part });
  const kept = new URLSearchParams([...pool, ...new URLSearchParams(listQuery)]).toString();
  return (
    // On a phone what rolls it follows at once; at the side it stays beside both parts.
    <div className="lg:mt-4 lg:grid lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-16">
      <Featured prayer={prayer} isPool={isPool} />
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:h-full">
        <PrayerSimulator
          prayer={simulated}
          areChancesSample={prayer.sample.pool}
          wish={{ ids: want, name: names.join(mode === "all" ? " and " : " or ") }}
        />
      </div>
      <PrayerFacts prayer={prayer} listQuery={listQuery}>
        <PlannerSection
          data={data}
          rateUps={prayer.rateUps}
          areChancesSample={prayer.sample.pool}
          kept={kept}
        />
      </PrayerFacts>
    </div>
  );
}

const NO_STATE = prayerDetailUrl.decode(new URLSearchParams());

/** When it runs, or what it always brings, and whom it features. */
function Featured({ prayer, isPool }: { prayer: PrayerView; isPool: boolean }) {
  return (
    <div className="min-w-0">
      {isPool ? <PoolFacts prayer={prayer} /> : <Facts prayer={prayer} />}
      <RateUpGallery prayer={prayer} />
    </div>
  );
}

/** What else is told of a prayer, in the order in which it is read. */
function PrayerFacts({
  prayer,
  listQuery,
  children,
}: {
  prayer: PrayerView;
  listQuery: string | undefined;
  /** What stands first. */
  children?: ReactNode;
}) {
  const { sums } = prayer;
  const hasPool = sums.some(({ count }) => count > 0);
  return (
    <div className="min-w-0">
      {children}
      <CollectionOdds id={prayer.id} />
      <StepUpTables prayer={prayer} />
      <ChanceTables prayer={prayer} listQuery={listQuery} />
      {hasPool ? null : <p className="list-end">What this prayer draws from is not known.</p>}
    </div>
  );
}

// The model of chances comes to those alone who keep a collection.
const CollectionOddsTable = lazy(async () => {
  const { CollectionOddsTable } = await import("./collection-odds-table.tsx");
  return { default: CollectionOddsTable };
});

/** What a prayer may bring to the visitor's collection; nothing where there is no collection. */
function CollectionOdds({ id }: { id: string }) {
  const collection = useCollection();
  const path = collection ? `/api/prayers/get-detail?id=${encodeURIComponent(id)}` : null;
  const { answer } = useApiAnswer<PrayerDetailAnswer>(path, { must: "pool" });
  return collection && answer ? (
    <Suspense>
      <CollectionOddsTable box={collection.box} prayer={answer} />
    </Suspense>
  ) : null;
}
