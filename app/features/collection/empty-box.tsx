import { useState } from "react";
import { changeBetween } from "#app/collection/box/change.ts";
import { EMPTY_BOX } from "#app/collection/box/entry.ts";
import type { Loss } from "#app/collection/box/loss.ts";
import { formatNumber } from "#app/game/number-format.ts";
import { writeChange } from "./write-change.ts";

/** Begins a profile anew, once the visitor has agreed; a copy is made before. */
export function EmptyBox({ name }: { name: string }) {
  const [loss, setLoss] = useState<Loss | null>(null);
  const empty = async (consented: boolean) => {
    const written = await writeChange({
      label: `Emptied ${name}`,
      make: (box) => changeBetween(box, EMPTY_BOX),
      isLarge: true,
      consented,
    });
    setLoss(written?.outcome === "needs-consent" ? written.loss : null);
  };
  return (
    <>
      <div className="actions">
        <button type="button" className="btn btn-quiet" onClick={() => void empty(false)}>
          Empty <bdi>{`“${name}”`}</bdi>
        </button>
      </div>
      {loss ? (
        <div className="py-3 px-4 border-s-3 border-bad bg-sheet" role="alert">
          <p>
            {`This takes all ${formatNumber(loss.lost)} records out of “${name}”. A copy is made before, and Undo brings them back.`}
          </p>
          <div className="actions">
            <button type="button" className="btn" onClick={() => void empty(true)}>
              Empty it all the same
            </button>
            <button type="button" className="btn btn-quiet" onClick={() => setLoss(null)}>
              Leave it as it is
            </button>
          </div>
        </div>
      ) : null}
    </>
  );
}
