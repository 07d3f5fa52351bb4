import { useState } from "react";
import { changeOfDrawn } from "#app/collection/box/drawn.ts";
import { keyOf } from "#app/collection/box/entry.ts";
import { changeCollection } from "#app/collection/use-collection.ts";
import { toastRefusal } from "#app/components/collection/press-entry.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { ShownRoll } from "./simulator-run.ts";

/** Puts what was rolled into the collection, for those who rolled it in the game as well. */
export function TakeResult({ roll }: { roll: ShownRoll }) {
  const [taken, setTaken] = useState<ShownRoll | null>(null);
  // What is hidden has no id here.
  const drawn = roll.items.flatMap(({ type, id }) =>
    id === "" ? [] : keyOf(type === "chara" ? "character" : "card", id),
  );
  const take = async () => {
    try {
      await changeCollection({
        label: `Rolled: ${roll.items.length} items`,
        make: (box) => changeOfDrawn(box, drawn),
      });
      setTaken(roll);
    } catch (error) {
      toastRefusal(error);
    }
  };
  const isTaken = taken === roll;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <button
        type="button"
        className="btn btn-quiet btn-s"
        disabled={isTaken || drawn.length === 0}
        onClick={() => void take()}
      >
        <Icon name={isTaken ? "check" : "plus"} />
        {isTaken ? "It is in my collection" : "Put into my collection"}
      </button>
      <span className="help">Nothing is put there by itself.</span>
    </p>
  );
}
