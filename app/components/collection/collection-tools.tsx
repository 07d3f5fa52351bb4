import { lazy, Suspense } from "react";
import type { EntryKey, Mine } from "#app/collection/box/entry.ts";
import {
  openCollectionStore,
  useHasCollection,
  useIsRead,
} from "#app/collection/use-collection.ts";
import { Icon } from "#app/ui/icon.tsx";
import { beginMarking } from "./marking.ts";
import { toastRefusal } from "./press-entry.ts";

export interface CollectionToolsProps {
  /** Which of the visitor's records the list shows; null for all. */
  readonly mine: Mine | null;
  readonly choose: (mine: Mine | null) => void;
  /** What the list holds, where its tools are to count it. */
  readonly keys?: readonly EntryKey[];
}

// For those who keep a collection.
const MineTools = lazy(async () => {
  const { MineTools } = await import("./mine-tools.tsx");
  return { default: MineTools };
});

/** Above a list: filters it by the visitor's collection and marks many; begins one where there is none. */
export function CollectionTools(props: CollectionToolsProps) {
  const isRead = useIsRead();
  const begin = () => openCollectionStore().then(beginMarking, toastRefusal);
  return (
    <div className="mine-tools" data-waiting={isRead ? undefined : ""}>
      {useHasCollection() ? (
        <Suspense>
          <MineTools {...props} />
        </Suspense>
      ) : (
        <button type="button" className="btn btn-quiet" onClick={() => void begin()}>
          <Icon name="check" />
          Mark what I own
        </button>
      )}
    </div>
  );
}
