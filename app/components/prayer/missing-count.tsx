import { lazy, Suspense } from "react";
import { useHasCollection } from "#app/collection/use-collection.ts";

// For those who keep a collection.
const MissingOfPool = lazy(async () => {
  const { MissingOfPool } = await import("./missing-of-pool.tsx");
  return { default: MissingOfPool };
});

/** How many characters of a prayer's pool the visitor lacks; nothing where there is no collection. */
export function MissingCount({ id, isOnPicture = false }: { id: string; isOnPicture?: boolean }) {
  return useHasCollection() ? (
    <Suspense>
      <MissingOfPool id={id} isOnPicture={isOnPicture} />
    </Suspense>
  ) : null;
}
