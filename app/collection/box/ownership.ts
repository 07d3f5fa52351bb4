import type { Ownership } from "#app/game/plan/new-items.ts";
import type { Box } from "./box.ts";
import { entryOf, keyOf } from "./entry.ts";

/** What a box has and wants of the pool of a prayer. */
export function ownershipOf(box: Box): Ownership {
  const entry = ({ kind, id }: { kind: string; id: string | number }) =>
    entryOf(box, keyOf(kind === "character" ? "character" : "card", id));
  return {
    isOwned: (item) => entry(item).count > 0,
    isWanted: (item) => entry(item).wanted,
  };
}
