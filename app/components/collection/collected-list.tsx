import { type ReactNode, useEffect } from "react";
import type { Mine } from "#app/collection/box/entry.ts";
import { useHasCollection } from "#app/collection/use-collection.ts";
import { setMarking, useMarking } from "./marking.ts";

/**
 * A list of records in which many can be marked. Tiles that are not `mine` are hidden by the style
 * sheet, so that none is drawn anew; a list that leaves them out itself gives none.
 */
export function CollectedList({ mine, children }: { mine?: Mine | null; children: ReactNode }) {
  const hasCollection = useHasCollection();
  const marking = useMarking();
  // Another page begins without.
  useEffect(() => () => setMarking(null), []);
  return (
    <div
      className="filtered"
      data-mine={(hasCollection && mine) || undefined}
      data-marking={marking ?? undefined}
    >
      {children}
    </div>
  );
}
