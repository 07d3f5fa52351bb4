import { lazy, type ReactNode, Suspense, useMemo } from "react";
import { useLocation } from "react-router";
import type { EntryKind } from "#app/collection/box/entry.ts";
import { useHasCollection } from "#app/collection/use-collection.ts";
import { mineIn, withMine } from "#app/components/collection/mine-query.ts";
import { PageSection } from "#app/layout/page-section.tsx";
import { usePageSearch } from "#app/lib/page-search.ts";
import { TabLinks } from "#app/ui/tab-links.tsx";
import { ChanceTable } from "./chance-table.tsx";
import { chanceText } from "./chance-text.ts";
import type { Chances, PoolSum } from "./chances.ts";
import type { PrayerView } from "./prayer-view.ts";
import { prayerDetailUrl } from "./search-params.ts";

/** How likely each item of the pool is in one slot, a table for each part of the pool. */
export function ChanceTables({
  prayer,
  listQuery = "",
}: {
  prayer: PrayerView;
  listQuery?: string | undefined;
}) {
  const { sums, part, rows, sample } = prayer;
  // The way back to the list stays in the address or in the history entry, wherever it is.
  const { state } = useLocation();
  const search = usePageSearch();
  const total = sums.reduce((count, sum) => count + sum.count, 0);
  if (total === 0) return null;
  const shown = sums.find((sum) => sum.part === part) ?? sums[0];
  return (
    <PageSection id="chance" title="Chances" jp="提供割合" sample={sample.pool}>
      <TabLinks
        label="Part of the pool"
        current={part}
        tabs={sums.filter(({ count }) => count > 0).map((sum) => tabOf(sum, search, listQuery))}
        state={state}
        replace
      />
      {shown === undefined || rows.length === 0 ? (
        <p className="list-end">This pool holds nothing of this kind.</p>
      ) : (
        <OwnedFilter kind={part === "characters" ? "character" : "card"} rows={rows}>
          <ChanceTable key={part} sum={shown} rows={rows} />
        </OwnedFilter>
      )}
      <p className="help">
        Per pull. SC = seal crystals, GC = god crystals. All tabs add up to{" "}
        <Sum sums={sums} column="sc" /> (SC) and <Sum sums={sums} column="gc" /> (GC).
      </p>
    </PageSection>
  );
}

// For those who keep a collection.
const ListFilter = lazy(async () => {
  const { ListFilter } = await import("#app/components/collection/list-filter.tsx");
  return { default: ListFilter };
});

function OwnedFilter({
  kind,
  rows,
  children,
}: {
  kind: EntryKind;
  rows: PrayerView["rows"];
  children: ReactNode;
}) {
  const ids = useMemo(() => rows.flatMap(({ item }) => item?.id ?? []), [rows]);
  if (!useHasCollection()) return children;
  return (
    <Suspense fallback={children}>
      <ListFilter kind={kind} ids={ids}>
        {children}
      </ListFilter>
    </Suspense>
  );
}

/** The same page with another part of the pool; a run is not rolled again for it. */
function tabOf({ part, label, count }: PoolSum, search: string, listQuery: string) {
  const current = new URLSearchParams(search);
  const state = prayerDetailUrl.decode(current);
  const query = new URLSearchParams([
    ...prayerDetailUrl.encode({ ...state, pool: part, seed: "", steps: "" }),
    ...new URLSearchParams(listQuery),
    ...withMine(new URLSearchParams(), mineIn(current)),
  ]).toString();
  return {
    id: part,
    label: part === "characters" ? "Characters" : `${label.charAt(0)}★ cards`,
    count,
    to: { search: query },
  };
}

function Sum({ sums, column }: { sums: readonly Chances[]; column: "sc" | "gc" }) {
  const chances = sums.map((sum) => sum[column]);
  const total = chances.some((chance) => chance === null)
    ? null
    : chances.reduce<number>((all, chance) => all + (chance ?? 0), 0);
  return <span className="num">{total === null ? "nothing" : `${chanceText(total)} %`}</span>;
}
