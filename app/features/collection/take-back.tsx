import { useState } from "react";
import type { Loss } from "#app/collection/box/loss.ts";
import type { CollectionState } from "#app/collection/store/collection-store.ts";
import { openCollectionStore } from "#app/collection/use-collection.ts";
import { formatNumber } from "#app/game/number-format.ts";
import { Icon } from "#app/ui/icon.tsx";
import { orToast } from "./write-change.ts";

type Step = "undo" | "redo";

/** Undo and redo, with what they would do; they go on after the page was left. */
export function TakeBack({ collection: { undo, redo } }: { collection: CollectionState }) {
  const [asked, setAsked] = useState<{ readonly kind: Step; readonly loss: Loss } | null>(null);
  const step = async (kind: Step, consented = false) => {
    const written = await orToast(async () => (await openCollectionStore()).step(kind, consented));
    setAsked(written?.outcome === "needs-consent" ? { kind, loss: written.loss } : null);
  };
  // Nothing was done yet; once something was, the button stays, so that a focus on it is not lost.
  if (undo === null && redo === null) return null;
  return (
    <>
      <div className="actions">
        <button
          type="button"
          className="btn"
          disabled={undo === null}
          onClick={() => void step("undo")}
        >
          <Icon name="reset" />
          {undo === null ? "Nothing to undo" : `Undo: ${undo}`}
        </button>
        {redo === null ? null : (
          <button type="button" className="btn btn-quiet" onClick={() => void step("redo")}>
            {`Redo: ${redo}`}
          </button>
        )}
      </div>
      {asked ? (
        <div className="border-s-3 border-bad bg-sheet px-4 py-3" role="alert">
          <p>
            {`This takes ${formatNumber(asked.loss.lost)} of ${formatNumber(asked.loss.of)} records out of your collection. A copy is made before.`}
          </p>
          <div className="actions">
            <button type="button" className="btn" onClick={() => void step(asked.kind, true)}>
              {asked.kind === "undo" ? "Undo it all the same" : "Redo it all the same"}
            </button>
            <button type="button" className="btn btn-quiet" onClick={() => setAsked(null)}>
              Leave it as it is
            </button>
          </div>
        </div>
      ) : null}
    </>
  );
}
