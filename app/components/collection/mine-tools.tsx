import { useId } from "react";
import type { Box } from "#app/collection/box/box.ts";
import { type EntryKey, entryOf, isMine, MINE, type Mine } from "#app/collection/box/entry.ts";
import { openCollectionStore, useCollection } from "#app/collection/use-collection.ts";
import { Segments } from "#app/ui/choices.tsx";
import { showToast } from "#app/ui/toasts.tsx";
import type { CollectionToolsProps } from "./collection-tools.tsx";
import { beginMarking, setMarking, useMarking } from "./marking.ts";
import { toastRefusal } from "./press-entry.ts";

const LABELS = { owned: "Owned", missing: "Missing", wanted: "Wanted" } as const;

const MARKED_AS = [
  { id: "own", label: "Owned" },
  { id: "want", label: "Wanted" },
] as const;

/** The filter by the collection, or what marks many one after another, with the way back. */
export function MineTools({ mine, choose, keys }: CollectionToolsProps) {
  const collection = useCollection();
  const marking = useMarking();
  // A page may hold several lists.
  const list = useId();
  if (!collection) return null;
  const { box, undo, redo } = collection;
  if (marking === null) {
    const options = [
      { id: "all", label: "All" },
      ...MINE.map((id) => ({ id, label: <Counted box={box} keys={keys} mine={id} /> })),
    ] as const;
    return (
      <div className="flex max-w-full flex-wrap gap-2 sm:gap-3">
        <Segments
          label="My collection"
          name={`mine-${list}`}
          options={options}
          value={mine ?? "all"}
          onChange={(id) => choose(id === "all" ? null : id)}
        />
        <button type="button" className="btn max-sm:px-2.5" onClick={() => void beginMarking()}>
          <span>
            Mark<span className="max-sm:sr-only"> many</span>
          </span>
        </button>
      </div>
    );
  }
  return (
    <>
      <Segments
        label="Mark as"
        name={`marking-${list}`}
        options={MARKED_AS}
        value={marking}
        onChange={setMarking}
      />
      <StepButton step="undo" edit={undo} />
      <StepButton step="redo" edit={redo} />
      <button type="button" className="btn" onClick={() => setMarking(null)}>
        Done marking
      </button>
      <p className="help" role="status">
        {undo ?? "Press each one that is yours; press again to take it back."}
      </p>
    </>
  );
}

/** Takes back what was done last, or does it again. */
function StepButton({ step, edit }: { step: "undo" | "redo"; edit: string | null }) {
  const label = step === "undo" ? "Undo" : "Redo";
  const take = async () => {
    try {
      const written = await (await openCollectionStore()).step(step);
      if (written.outcome !== "needs-consent") return;
      const { lost, of } = written.loss;
      showToast(`That takes ${lost} of ${of} records out: My collection asks before.`, {
        duration: 6000,
        tone: "bad",
      });
    } catch (error) {
      toastRefusal(error);
    }
  };
  return (
    <button
      type="button"
      className="btn"
      aria-label={edit === null ? label : `${label}: ${edit}`}
      aria-disabled={edit === null}
      onClick={() => void take()}
    >
      {label}
    </button>
  );
}

function Counted({
  box,
  keys,
  mine,
}: {
  box: Box;
  keys: readonly EntryKey[] | undefined;
  mine: Mine;
}) {
  const count = keys?.filter((key) => isMine(entryOf(box, key), mine)).length;
  return (
    <>
      {LABELS[mine]} {count === undefined ? null : <b className="num">{count}</b>}
    </>
  );
}
