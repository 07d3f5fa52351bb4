import type { CollectionState } from "#app/collection/store/collection-store.ts";
import { openCollectionStore } from "#app/collection/use-collection.ts";
import { Icon } from "#app/ui/icon.tsx";
import { orTell } from "./write-change.ts";

/** Undo and redo, with what they would do; they go on after the page was left. */
export function TakeBack({ collection: { undo, redo } }: { collection: CollectionState }) {
  const step = (kind: "undo" | "redo") =>
    void orTell(async () => (await openCollectionStore()).step(kind));
  return (
    <div className="actions">
      <button type="button" className="btn" disabled={undo === null} onClick={() => step("undo")}>
        <Icon name="reset" />
        {undo === null ? "Nothing to undo" : `Undo: ${undo}`}
      </button>
      {redo === null ? null : (
        <button type="button" className="btn btn-quiet" onClick={() => step("redo")}>
          {`Redo: ${redo}`}
        </button>
      )}
    </div>
  );
}
