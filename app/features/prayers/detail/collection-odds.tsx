import { lazy, Suspense } from "react";
import type { PrayerDetailAnswer } from "#app/api-schemas/prayers.ts";
import { useCollection } from "#app/collection/use-collection.ts";
import { useApiAnswer } from "#app/lib/use-api-answer.ts";

// The model of chances comes to those alone who keep a collection.
const CollectionOddsTable = lazy(async () => {
  const { CollectionOddsTable } = await import("./collection-odds-table.tsx");
  return { default: CollectionOddsTable };
});

/** What a prayer may bring to the visitor's collection; nothing where there is no collection. */
export function CollectionOdds({ id }: { id: string }) {
  const collection = useCollection();
  const path = collection ? `/api/prayers/get-detail?id=${encodeURIComponent(id)}` : null;
  const { answer } = useApiAnswer<PrayerDetailAnswer>(path, { must: "pool" });
  return collection && answer ? (
    <Suspense>
      <CollectionOddsTable box={collection.box} prayer={answer} />
    </Suspense>
  ) : null;
}
