import { useRef } from "react";
import { FilterChips, setParts } from "#app/components/filter/filter-chips.tsx";
import { FilterFold } from "#app/components/filter/filter-fold.tsx";
import { readFilter } from "#app/game/filter-language/apply-filter.ts";
import { filterParts } from "#app/game/filter-language/filter-chips.ts";
import { useReplaceSearch } from "#app/lib/page-search.ts";
import { type AttackChoices, attackKeys } from "#app/presenters/attack-keys.ts";
import { ATTACKS_PATH } from "./path.ts";
import { type AttacksState, attacksUrl, BATCH } from "./search-params.ts";

/** The filter by keys, and all that is set as chips. */
export function AttacksFilter({ state, choices }: { state: AttacksState; choices: AttackChoices }) {
  const replace = useReplaceSearch();
  const fold = useRef<HTMLDivElement>(null);
  const table = attackKeys(choices);
  const read = readFilter(state.q, table, 0);
  const first = { ...state, shown: BATCH };
  const fields = table.keys.flatMap(({ key, label, ...one }) => {
    const value = Object.entries(state).find(([name]) => name === key)?.[1];
    if (!one.choices || typeof value !== "string" || value === "") return [];
    const known = one.choices.find(({ id }) => id === value)?.label ?? value;
    const without = attacksUrl.encode(first);
    without.delete(key);
    return [{ id: key, label: `${label}: ${known}`, without }];
  });
  const parts = setParts(filterParts(read.tree, table), (q) => attacksUrl.encode({ ...first, q }));
  return (
    <>
      <div ref={fold} tabIndex={-1}>
        <FilterFold
          value={state.q}
          read={read}
          table={table}
          path={ATTACKS_PATH}
          files={["csv"]}
          help="/filters#attacks"
          others={attacksUrl.encode({ ...first, q: "" })}
        />
      </div>
      <FilterChips filters={[...fields, ...parts]} remove={replace} otherwise={fold} />
    </>
  );
}
