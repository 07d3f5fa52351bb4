import { type ReactNode, useMemo } from "react";
import { type EntryKind, keyOf } from "#app/collection/box/entry.ts";
import { usePageSearch, useReplaceSearch } from "#app/lib/page-search.ts";
import { CollectedList } from "./collected-list.tsx";
import { CollectionTools } from "./collection-tools.tsx";
import { mineIn, withMine } from "./mine-query.ts";

/**
 * A list of records that is filtered by the visitor's collection, as the address says, and in which
 * she marks many.
 */
export function ListFilter({
  kind = "character",
  ids,
  count,
  children,
}: {
  kind?: EntryKind;
  ids: readonly (string | number)[];
  /** How many are shown, beside the tools. */
  count?: ReactNode;
  children: ReactNode;
}) {
  const query = new URLSearchParams(usePageSearch());
  const replace = useReplaceSearch();
  const keys = useMemo(() => ids.map((id) => keyOf(kind, id)), [kind, ids]);
  const mine = mineIn(query);
  return (
    <>
      <div className="list-line">
        {count}
        {keys.length === 0 ? null : (
          <CollectionTools
            mine={mine}
            keys={keys}
            choose={(next) => replace(withMine(query, next))}
          />
        )}
      </div>
      <CollectedList mine={mine}>{children}</CollectedList>
    </>
  );
}
