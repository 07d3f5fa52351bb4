import { use } from "react";
import { entryOf, keyOf } from "#app/collection/box/entry.ts";
import { useKeptBox } from "#app/collection/use-collection.ts";
import { apiAnswer } from "#app/lib/api-client.ts";
import type { CollectionPools } from "#app/presenters/collection-pools.ts";

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

export function MissingOfPool({ id }: { id: string }) {
  const pool = use(poolsOfPrayers())[id] ?? [];
  const box = useKeptBox();
  if (!box || pool.length === 0) return null;
  const missing = pool.filter((one) => entryOf(box, keyOf("character", one)).count === 0).length;
  return <span className="row-missing num">{`${missing} of ${pool.length} missing`}</span>;
}
