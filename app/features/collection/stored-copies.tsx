import { useEffect, useState } from "react";
import { differences } from "#app/collection/box/comparison.ts";
import type { CollectionState } from "#app/collection/store/collection-store.ts";
import type { StoredCopy } from "#app/collection/store/database.ts";
import { openCollectionStore } from "#app/collection/use-collection.ts";
import { formatNumber } from "#app/game/number-format.ts";
import { DateText } from "#app/settings/date-text.tsx";
import type { Offered } from "./import-preview.tsx";
import { orToast } from "./write-change.ts";

/** The copies that were made by themselves, each with how much differs from now. */
export function StoredCopies({
  collection,
  offer,
}: {
  collection: CollectionState;
  offer: (offered: Offered) => void;
}) {
  const [copies, setCopies] = useState<readonly StoredCopy[]>([]);
  const [isOpen, setOpen] = useState(false);
  const { box } = collection;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed box may have left a copy.
  useEffect(() => {
    if (!isOpen) return;
    void orToast(async () => setCopies(await (await openCollectionStore()).copies()));
  }, [box, isOpen]);
  return (
    <details className="mt-6" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <h3 className="font-title text-lead/snug font-semibold">Earlier states</h3>
      </summary>
      <p className="help max-w-read">
        Made by themselves before the first change of every hour, and before anything large: 24
        hours, 30 days and 52 weeks of use are kept.
      </p>
      {isOpen && copies.length === 0 ? <p className="faint">None yet.</p> : null}
      <ul className="lines max-h-96 overflow-y-auto">
        {(isOpen ? copies : []).map((copy) => (
          <li key={copy.id} className="actions justify-between py-1">
            <span>
              <DateText at={copy.at} format="prayer" />
              <span className="faint">
                {copy.before === "" ? "" : ` before “${copy.before}”`}
                {`, ${formatNumber(differences(box, copy.box).length)} things differ`}
              </span>
            </span>
            <button
              type="button"
              className="btn btn-s"
              onClick={() =>
                offer({
                  title: `State of ${new Date(copy.at).toLocaleString("en")}`,
                  box: copy.box,
                })
              }
            >
              Look or restore
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
