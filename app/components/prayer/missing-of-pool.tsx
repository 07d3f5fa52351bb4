import { use } from "react";
import { entryOf, keyOf } from "#app/collection/box/entry.ts";
import { useKeptBox } from "#app/collection/use-collection.ts";
import { apiAnswer } from "#app/lib/api-client.ts";
import type { CollectionPools } from "#app/presenters/collection-pools.ts";

/** Over a picture, at its left edge. */
const ON_PICTURE = "num pointer-events-none absolute left-0 bg-sheet px-1.5 py-0.5 text-small";

let asked: Promise<CollectionPools["pools"]> | null = null;

/** The pools of the prayers of today, asked for once a page: a list has dozens of them. */
function poolsOfPrayers(): Promise<CollectionPools["pools"]> {
  asked ??= apiAnswer<CollectionPools>("/collection-pools.json", "No pools came").then(
    ({ pools }) => pools,
    // A count beside the rest: where it cannot be had it is left out.
    () => ({}),
  );
  return asked;
}

export function MissingOfPool({ id, isOnPicture }: { id: string; isOnPicture: boolean }) {
  const pool = use(poolsOfPrayers())[id] ?? [];
  const box = useKeptBox();
  if (!box || pool.length === 0) return null;
  const missing = pool.filter((one) => entryOf(box, keyOf("character", one)).count === 0).length;
  return (
    <span className={isOnPicture ? `${ON_PICTURE} top-0` : "num text-small"}>
      {`${missing} of ${pool.length} missing`}
    </span>
  );
}
