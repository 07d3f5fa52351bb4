import type { Entry } from "#app/collection/box/entry.ts";

/** That the visitor owns a record, or wants it, as a shape on its picture; it is said elsewhere. */
export function OwnedMark({ entry: { count, wanted, limitBreak } }: { entry: Entry }) {
  if (count === 0 && !wanted) return null;
  const isOwned = count > 0;
  return (
    <span
      className={isOwned ? "own-mark" : "own-mark own-wanted"}
      data-owned={isOwned || undefined}
      data-wanted={wanted || undefined}
      aria-hidden="true"
    >
      {isOwned && limitBreak > 0 ? <b>{limitBreak}</b> : null}
    </span>
  );
}

/** The same in words, for labels; null where there is nothing to say. */
export function ownedInWords({ count, wanted }: Entry): string | null {
  if (count > 0) return wanted ? "owned, wanted" : "owned";
  return wanted ? "wanted" : null;
}
